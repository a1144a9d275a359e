import { fireEvent, waitFor } from '@testing-library/react'
import { film, uploadForm } from '../../testing/uploadForm'
import { drop } from '../../testing/uploadForm'

const open = uploadForm()

it('takes no video dropped on it while one is being sent', async () => {
  const { dialog, fill, submit, begun, stillThere } = await open()
  const zone = dialog.getByText('Choose a video or drop it here')
  fireEvent.dragOver(zone)
  expect(zone.parentElement).toHaveAttribute('data-over', 'true')
  await fill()
  await submit()
  await begun()
  const other = film()
  const read = jest.spyOn(other, 'slice')
  fireEvent.dragOver(zone)
  expect(zone.parentElement).toHaveAttribute('data-over', 'false')
  drop(zone, other)
  expect(read).not.toHaveBeenCalled()
  stillThere()
})

it('keeps the page where it is when a file is dropped beside it, and only while it is open', async () => {
  const { dialog, user, screen } = await open()
  const isKept = () => [fireEvent.dragOver(document.body), fireEvent.drop(document.body)].map((went) => !went)
  expect(isKept()).toEqual([true, true])
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(isKept()).toEqual([false, false])
})

it('empties the field itself, so that the browser tells of the same file again', async () => {
  const { dialog, user } = await open()
  const field = dialog.getByLabelText('Video')
  await user.upload(field, film())
  await dialog.findByLabelText('Preview of film.mp4')
  expect(field).toHaveValue('')
})

it('says that the browser cannot play the video, and shows another one all the same', async () => {
  const { dialog, choose, fill } = await open()
  await fill()
  fireEvent.error(dialog.getByLabelText('Preview of film.mp4'))
  expect(dialog.getByText("This browser can't play the video. You can still upload it.")).toBeVisible()
  choose(new File([film()], 'second.mp4'))
  expect(await dialog.findByLabelText('Preview of second.mp4')).toBeVisible()
})

it('lets go of the preview when the video is taken away', async () => {
  const { dialog, fill, user, previews } = await open()
  await fill()
  expect(previews).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(dialog.queryByLabelText('Preview of film.mp4')).toBeNull()
  expect(previews).toHaveLength(0)
})

it('says which video is chosen, at the field and aloud', async () => {
  const { dialog, choose, user } = await open()
  const field = dialog.getByLabelText('Video')
  const said = dialog.getAllByRole('status').find(({ id }) => field.getAttribute('aria-describedby')?.includes(id))
  expect(said).toBeEmptyDOMElement()
  choose(film())
  await waitFor(() => expect(said).toHaveTextContent(/^Chosen: film.mp4, 2 kB$/))
  expect(field).toHaveAccessibleDescription(/^Chosen: film.mp4, 2 kB mp4, webm or ogg/)
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(said).toBeEmptyDOMElement()
})

it('has its progress in the colours of the system where those are forced', async () => {
  const { dialog, fill, submit, begun } = await open()
  await fill()
  await submit()
  await begun()
  const bar = (await dialog.findByRole('progressbar', { name: 'Upload of film.mp4' })).parentElement
  const forced = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('forced-colors'))
    .filter(({ cssText }) => bar && [...bar.classList].some((name) => cssText.includes(name)))
  expect(forced.map(({ cssText }) => cssText).join()).toContain('--accent: Highlight')
})

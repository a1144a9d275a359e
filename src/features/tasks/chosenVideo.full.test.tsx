import { act, fireEvent, waitFor } from '@testing-library/react'
import { turns } from '../../testing/requests'
import { toast, toasts } from '../../testing/toasts'
import { film, uploadForm } from '../../testing/uploadForm'

const program = () => new File(['MZ\0\0', 'x'.repeat(100)], 'setup.mp4')
const open = uploadForm()

/** A video whose check waits for `read`. */
async function slowFilm(name: string) {
  const video = new File([film()], name)
  const head = await film().arrayBuffer()
  let read = () => {}
  const reading = new Promise<ArrayBuffer>((resolve) => (read = () => resolve(head)))
  jest.spyOn(video, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => reading }))
  const isRead = () =>
    act(async () => {
      read()
      await turns()
    })
  return { video, isRead }
}

it('refuses a program that is named like a video before it travels, and keeps the one chosen before', async () => {
  const { dialog, choose, fill, stillThere } = await open()
  await fill()
  choose(program())
  const sentence = "Provide a video or image. The file is named .mp4, but its content isn't mp4 video."
  await toast(sentence)
  expect(dialog.getByLabelText('Video')).toHaveAccessibleDescription(new RegExp(sentence))
  stillThere()
})

it('does not send the earlier video while the field refuses the one chosen after it, and leads to the field', async () => {
  const { dialog, choose, fill, submit, begun, uploads } = await open()
  await fill()
  choose(new File(['x'], 'picture.png'))
  const sentence = 'Provide a video or image: an mp4, webm or ogg video.'
  await toast(sentence)
  await submit()
  expect(dialog.getByLabelText('Video')).toHaveFocus()
  expect(dialog.getByLabelText('Video')).toHaveAccessibleDescription(new RegExp(sentence))
  await waitFor(() => expect(toasts()).toEqual([`error: ${sentence}`]))
  expect(uploads.begun).toHaveLength(0)
  choose(film())
  await waitFor(() => expect(dialog.getByLabelText('Video')).toBeValid())
  await waitFor(() => expect(toasts()).toEqual([]))
  await submit()
  await begun()
})

it('takes the message about a refused file away with the next choice, with Remove and with the form', async () => {
  const { dialog, choose, fill, user } = await open()
  const refused = async () => {
    choose(program())
    await toast("Provide a video or image. The file is named .mp4, but its content isn't mp4 video.")
  }
  const isGone = () => waitFor(() => expect(toasts()).toEqual([]))
  await refused()
  await fill()
  await isGone()
  await refused()
  choose(program())
  await waitFor(() => expect(toasts()).toHaveLength(1))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await isGone()
  await refused()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await isGone()
})

it('says nothing of a file whose check ends after the form is closed', async () => {
  const { dialog, screen, choose, user } = await open()
  const { video, isRead } = await slowFilm('film.webm')
  choose(video)
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await isRead()
  expect(toasts()).toEqual([])
})

it('takes no press on Upload while the chosen video is being read, instead of asking for one', async () => {
  const { dialog, choose, submit, begun, uploads } = await open()
  fireEvent.change(dialog.getByLabelText('Instructions'), { target: { value: 'Watch to the end' } })
  const { video, isRead } = await slowFilm('film.mp4')
  choose(video)
  await submit()
  expect(toasts()).toEqual([])
  expect(uploads.begun).toHaveLength(0)

  await isRead()
  await dialog.findByLabelText('Preview of film.mp4')
  await submit()
  await begun()
})

it('keeps the video that was chosen last, in whatever order they have been read', async () => {
  const { dialog, choose } = await open()
  const { video, isRead } = await slowFilm('first.mp4')
  choose(video)
  choose(film())
  await dialog.findByLabelText('Preview of film.mp4')
  await isRead()
  expect(dialog.getByLabelText('Preview of film.mp4')).toBeVisible()
})

it('has no video after Remove, also where another one was being read, and waits for none', async () => {
  const { dialog, choose, fill, user, submit, uploads } = await open()
  await fill()
  const { video, isRead } = await slowFilm('second.mp4')
  choose(video)
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await isRead()
  expect(dialog.queryByLabelText(/^Preview of/)).toBeNull()
  await submit()
  await toast('Provide a video or image')
  expect(uploads.begun).toHaveLength(0)
})

it('says no more why another file was refused once the video is taken away', async () => {
  const { dialog, choose, fill, user } = await open()
  await fill()
  choose(program())
  await waitFor(() => expect(dialog.getByLabelText('Video')).toBeInvalid())
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(dialog.getByLabelText('Video')).toBeValid()
})

import { fireEvent, waitFor, within } from '@testing-library/react'
import { isAskedByBrowser } from '../../testing/isAskedByBrowser'
import { toast, toasts } from '../../testing/toasts'
import { film, uploadForm } from '../../testing/uploadForm'
import { drop } from '../../testing/uploadForm'

const open = uploadForm()

it('begins with E-learning Videos, lists Ads video first and names the chosen one on its button', async () => {
  const { dialog, user } = await open()
  const type = dialog.getByLabelText('Type')
  expect(type).toHaveValue('2')
  expect(
    within(type)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ads video', 'E-learning Videos'])
  expect(dialog.getByRole('button', { name: 'Upload E-learning Video' })).toBeVisible()
  await user.selectOptions(type, '1')
  expect(dialog.getByRole('button', { name: 'Upload Ads video' })).toBeVisible()
})

it('says the first error, moves there, and sends nothing', async () => {
  const { dialog, submit, user, uploads } = await open()
  await submit()
  await toast('Enter instructions')
  expect(toasts()).toEqual(['error: Enter instructions'])
  expect(dialog.getByLabelText('Instructions')).toHaveFocus()
  expect(dialog.getByLabelText('Instructions')).toHaveAccessibleDescription('Enter instructions')
  await user.type(dialog.getByLabelText('Instructions'), 'Watch')
  await submit()
  await toast('Provide a video or image')
  expect(dialog.getByLabelText('Video')).toHaveFocus()
  expect(dialog.getByLabelText('Video')).toHaveAccessibleDescription(/Provide a video or image$/)
  expect(dialog.getByLabelText('Video')).toBeInvalid()
  expect(uploads.begun).toHaveLength(0)
})

it('takes one dropped video, and no two', async () => {
  const { dialog, choose } = await open()
  const zone = dialog.getByText('Choose a video or drop it here')
  drop(zone, film(), film())
  await toast('Choose one video at a time.')
  drop(zone, film())
  expect(await dialog.findByText('film.mp4')).toBeVisible()
  expect(dialog.getByLabelText('Video')).toBeValid()
  // As when the picker is closed again.
  choose()
  expect(dialog.getByText('film.mp4')).toBeVisible()
  expect(dialog.getByText(/· 2 kB/)).toBeVisible()
})

it('lets the browser ask before a reload once a video is chosen', async () => {
  const { fill } = await open()
  expect(isAskedByBrowser()).toBe(false)
  await fill()
  await waitFor(() => expect(isAskedByBrowser()).toBe(true))
})

it('asks before it closes with a video, and keeps the words as a draft until an upload has succeeded', async () => {
  const { dialog, screen, fill, user, uploads } = await open()
  await fill()
  await user.selectOptions(dialog.getByLabelText('Type'), '1')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard this upload?' }))
  await user.click(question.getByRole('button', { name: 'Discard' }))
  await user.click(await screen.findByRole('button', { name: 'Upload New Task' }))
  const again = within(await screen.findByRole('dialog', { name: 'Upload New Task' }))
  expect(again.getByLabelText('Instructions')).toHaveValue('Watch to the end')
  expect(again.getByLabelText('Type')).toHaveValue('1')
  fireEvent.change(again.getByLabelText('Video'), { target: { files: [film()] } })
  await again.findByLabelText('Preview of film.mp4')
  await user.click(again.getByRole('button', { name: 'Upload Ads video' }))
  await waitFor(() => expect(uploads.begun).toHaveLength(1))
  uploads.begun[0]?.answers(201, {})
  await toast('Task uploaded')
  expect(['instructions', 'type'].map((field) => window.sessionStorage.getItem(field) ?? '')).toEqual(['', ''])
})

it('is sent by Ctrl+Enter in the instructions, once', async () => {
  const { dialog, fill, user, begun, uploads } = await open()
  await fill()
  const field = dialog.getByLabelText('Instructions')
  await user.type(field, '{Control>}{Enter}{/Control}')
  await begun()
  await user.type(field, '{Control>}{Enter}{/Control}')
  expect(uploads.begun).toHaveLength(1)
  expect(field).toHaveValue('Watch to the end')
})

import { createEvent, fireEvent, waitFor, within } from '@testing-library/react'
import { fakeUploads } from '../../testing/fakeUpload'
import '../../testing/nodeFiles'
import { renderApp } from '../../testing/renderApp'
import { keepSession } from '../../testing/signedInStore'
import { task, taskServer } from '../../testing/taskServer'
import { toast, toasts } from '../../testing/toasts'

const reread = 'GET /api/admin/tasks?start=0&end=9'
const film = () => new File(['\0\0\0\x18ftypisom', 'x'.repeat(2_000)], 'film.mp4')
const program = () => new File(['MZ\0\0', 'x'.repeat(100)], 'setup.mp4')

let uploads: ReturnType<typeof fakeUploads>
let previews: string[]
beforeEach(() => {
  keepSession('editor')
  uploads = fakeUploads()
  previews = []
  URL.createObjectURL = () => {
    previews.push('blob:1')
    return 'blob:1'
  }
  URL.revokeObjectURL = (url) => (previews = previews.filter((kept) => kept !== url))
})
afterEach(() => {
  uploads.restore()
  window.sessionStorage.clear()
})

/** Opens the form with one task on the server. */
async function open() {
  const platform = taskServer(task())
  const app = renderApp('/tasks')
  await app.screen.findByRole('article')
  await app.user.click(app.screen.getByRole('button', { name: 'Upload New Task' }))
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Upload New Task' }))
  const choose = (...files: File[]) => {
    const input = dialog.getByLabelText('Video')
    Object.defineProperty(input, 'files', { value: files, configurable: true })
    fireEvent.change(input)
  }
  const fill = async () => {
    await app.user.type(dialog.getByLabelText('Instructions'), 'Watch to the end')
    choose(film())
    await dialog.findByLabelText('Preview of film.mp4')
  }
  const submit = () => app.user.click(dialog.getByRole('button', { name: 'Upload E-learning Video' }))
  const begun = async () => {
    await waitFor(() => expect(uploads.begun).toHaveLength(1))
    const [xhr] = uploads.begun
    if (!xhr) throw new Error('Nothing was sent.')
    return xhr
  }
  const stillThere = () => {
    expect(dialog.getByLabelText('Instructions')).toHaveValue('Watch to the end')
    expect(dialog.getByLabelText('Preview of film.mp4')).toBeVisible()
  }
  return { ...app, ...platform, dialog, choose, fill, submit, begun, stillThere }
}

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
  const { dialog, submit, user } = await open()
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
  expect(uploads.begun).toHaveLength(0)
})

it('refuses a program that is named like a video before it travels, and keeps the one chosen before', async () => {
  const { dialog, choose, fill, stillThere } = await open()
  await fill()
  choose(program())
  const sentence = "Provide a video or image. The file is named .mp4, but its content isn't mp4 video."
  await toast(sentence)
  expect(dialog.getByLabelText('Video')).toHaveAccessibleDescription(new RegExp(sentence))
  stillThere()
})

it('takes no press on Upload while the chosen video is being read, instead of asking for one', async () => {
  const { dialog, choose, submit, begun } = await open()
  fireEvent.change(dialog.getByLabelText('Instructions'), { target: { value: 'Watch to the end' } })
  const video = film()
  const head = await video.slice().arrayBuffer()
  let read = () => {}
  const reading = new Promise<ArrayBuffer>((resolve) => (read = () => resolve(head)))
  jest.spyOn(video, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => reading }))
  choose(video)
  await submit()
  expect(toasts()).toEqual([])
  expect(uploads.begun).toHaveLength(0)

  read()
  await dialog.findByLabelText('Preview of film.mp4')
  await submit()
  await begun()
})

it('takes one dropped video, and no two', async () => {
  const { dialog } = await open()
  const zone = dialog.getByText('Choose a video or drop it here')
  const drop = (...files: File[]) => {
    const event = createEvent.drop(zone)
    Object.defineProperty(event, 'dataTransfer', { value: { files } })
    fireEvent(zone, event)
  }
  drop(film(), film())
  await toast('Choose one video at a time.')
  drop(film())
  expect(await dialog.findByText('film.mp4')).toBeVisible()
  expect(dialog.getByText(/2 kB/)).toBeVisible()
})

it('lets go of the preview when the video is taken away', async () => {
  const { dialog, fill, user } = await open()
  await fill()
  expect(previews).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(dialog.queryByLabelText('Preview of film.mp4')).toBeNull()
  expect(previews).toHaveLength(0)
})

it('sends once however often it is asked to, tells the bytes, then closes and reads the list again', async () => {
  const { dialog, screen, fill, submit, begun, requests } = await open()
  await fill()
  await submit()
  await submit()
  fireEvent.submit(document.forms[0] ?? document)
  const xhr = await begun()
  requests.length = 0
  xhr.sends(500, 2_000)
  const bar = await dialog.findByRole('progressbar', { name: 'Upload of film.mp4' })
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '25'))
  expect(dialog.getByText('500 byte of 2 kB · 25%')).toBeVisible()
  expect(dialog.getByText('25% sent')).toHaveAttribute('role', 'status')
  expect(dialog.getByLabelText('Instructions')).toHaveAttribute('readonly')
  expect(dialog.getByLabelText('Type')).toBeDisabled()
  xhr.sends(2_000, 2_000)
  expect(await dialog.findByText('Sent. Waiting for the server.')).toHaveAttribute('role', 'status')
  xhr.answers(201, { message: 'Task uploaded' })
  await toast('Task uploaded')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(requests).toEqual([reread]))
  expect(uploads.begun).toHaveLength(1)
  expect([xhr.form?.get('instructions'), xhr.form?.get('type')]).toEqual(['Watch to the end', '2'])
})

it.each([413, 415, 422, 429, 507])('says the words of a %d and keeps form and video', async (status) => {
  const { dialog, fill, submit, begun, stillThere, requests } = await open()
  await fill()
  await submit()
  requests.length = 0
  ;(await begun()).answers(status, { message: 'Not today' })
  await toast('Not today')
  await waitFor(() => expect(dialog.getByLabelText('Type')).toBeEnabled())
  stillThere()
  expect(requests).toEqual([])
})

it('cancels what is being sent and keeps form and video', async () => {
  const { dialog, fill, submit, begun, stillThere, user } = await open()
  await fill()
  await submit()
  ;(await begun()).sends(500, 2_000)
  await user.click(dialog.getByRole('button', { name: 'Cancel upload' }))
  await toast('Upload cancelled. Nothing was uploaded.')
  stillThere()
  expect(dialog.queryByRole('progressbar', { name: /Upload of/ })).toBeNull()
})

it('says that a broken upload has left nothing, and can be sent again', async () => {
  const { fill, submit, begun, stillThere, dialog } = await open()
  await fill()
  await submit()
  const xhr = await begun()
  xhr.sends(500, 2_000)
  xhr.breaksOff()
  await toast('The upload was interrupted. Nothing was uploaded.')
  stillThere()
  await waitFor(() => expect(dialog.getByLabelText('Type')).toBeEnabled())
  await submit()
  await waitFor(() => expect(uploads.begun).toHaveLength(2))
})

it('reads the list again when nobody knows the outcome, says so, and sends nothing by itself', async () => {
  const { dialog, fill, submit, begun, stillThere, requests } = await open()
  await fill()
  await submit()
  const xhr = await begun()
  requests.length = 0
  xhr.sends(2_000, 2_000)
  xhr.breaksOff()
  await toast("The server's answer was lost. Look for the task in the list before you upload it again.")
  expect(await dialog.findByText(/The last upload may have arrived/)).toBeVisible()
  await waitFor(() => expect(requests).toEqual([reread]))
  stillThere()
  expect(uploads.begun).toHaveLength(1)
})

it('says that the chosen file is gone', async () => {
  const { fill, submit, begun } = await open()
  await fill()
  await submit()
  const xhr = await begun()
  const slice = jest.spyOn(File.prototype, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotFoundError')
  })
  xhr.breaksOff()
  await toast('The file can no longer be read. It may have been moved, changed or deleted: choose it again.')
  slice.mockRestore()
})

it('asks before it closes with a video, and keeps the words as a draft until an upload has succeeded', async () => {
  const { dialog, screen, fill, user } = await open()
  await fill()
  await user.selectOptions(dialog.getByLabelText('Type'), '1')
  await user.keyboard('{Escape}')
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

it('stops the upload when somebody closes it all the same', async () => {
  const { dialog, screen, fill, submit, begun, user } = await open()
  await fill()
  await submit()
  ;(await begun()).sends(500, 2_000)
  await dialog.findByRole('progressbar', { name: /Upload of/ })
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Stop and close' }))
  await toast('Upload cancelled. Nothing was uploaded.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

import { fireEvent, waitFor } from '@testing-library/react'
import { toast } from '../../testing/toasts'
import { uploadForm } from '../../testing/uploadForm'

const readAgain = 'GET /api/admin/tasks?start=0&end=9'
const open = uploadForm()

it('sends once however often it is asked to, tells the bytes, then closes and reads the list again', async () => {
  const { dialog, screen, fill, submit, begun, requests, uploads } = await open()
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
  expect(dialog.getByRole('button', { name: /^Upload E-learning Video/ })).toHaveAttribute('aria-busy', 'true')
  xhr.sends(2_000, 2_000)
  expect(await dialog.findByText('Sent. Waiting for the server.')).toHaveAttribute('role', 'status')
  xhr.answers(201, { message: 'Task uploaded' })
  await toast('Task uploaded')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(requests).toEqual([readAgain]))
  expect(uploads.begun).toHaveLength(1)
  expect([xhr.form?.get('instructions'), xhr.form?.get('type')]).toEqual(['Watch to the end', '2'])
})

it('says its progress aloud at every quarter only, and exactly to who looks at the bar', async () => {
  const { dialog, fill, submit, begun } = await open()
  await fill()
  await submit()
  ;(await begun()).sends(740, 2_000)
  const bar = await dialog.findByRole('progressbar', { name: 'Upload of film.mp4' })
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '740 byte of 2 kB · 37%'))
  expect(dialog.getByText(/% sent$/)).toHaveTextContent(/^25% sent$/)
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

it("says of a proxy's 413 that the file is too large", async () => {
  const { fill, submit, begun, stillThere } = await open()
  await fill()
  await submit()
  ;(await begun()).answers(413, '<html>Request Entity Too Large</html>')
  await toast("The server doesn't take files of this size.")
  stillThere()
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

it('says that a cancelled upload may have arrived once more than half was sent, and reads the list again', async () => {
  const { dialog, fill, submit, begun, stillThere, user, requests, uploads } = await open()
  await fill()
  await submit()
  const xhr = await begun()
  requests.length = 0
  xhr.sends(1_800, 2_000)
  await user.click(dialog.getByRole('button', { name: 'Cancel upload' }))
  await toast(
    'Upload cancelled. It may have arrived all the same: look for the task in the list before you upload it again.',
  )
  expect(await dialog.findByText(/An earlier upload may have arrived/)).toBeVisible()
  await waitFor(() => expect(requests).toEqual([readAgain]))
  stillThere()
  expect(uploads.begun).toHaveLength(1)
})

it('says that a broken upload has left nothing, and can be sent again', async () => {
  const { fill, submit, begun, stillThere, dialog, uploads } = await open()
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
  const { dialog, fill, submit, begun, stillThere, requests, uploads } = await open()
  await fill()
  await submit()
  const xhr = await begun()
  requests.length = 0
  xhr.sends(2_000, 2_000)
  xhr.breaksOff()
  await toast("The server's answer was lost. Look for the task in the list before you upload it again.")
  expect(await dialog.findByText(/An earlier upload may have arrived/)).toBeVisible()
  await waitFor(() => expect(requests).toEqual([readAgain]))
  stillThere()
  expect(uploads.begun).toHaveLength(1)
})

it('still says that an earlier upload may have arrived when the next one breaks off or is cancelled', async () => {
  const { dialog, fill, submit, begun, uploads, user } = await open()
  const warning = () => dialog.getByText(/may have arrived. Look for the task in the list before you upload it again/)
  const nextIs = (count: number) => waitFor(() => expect(uploads.begun).toHaveLength(count))
  await fill()
  await submit()
  const xhr = await begun()
  xhr.sends(2_000, 2_000)
  xhr.breaksOff()
  await waitFor(() => expect(warning()).toBeVisible())
  await submit()
  await nextIs(2)
  uploads.begun[1]?.breaksOff()
  await toast('The upload was interrupted. Nothing was uploaded.')
  await waitFor(() => expect(dialog.getByLabelText('Type')).toBeEnabled())
  expect(warning()).toBeVisible()
  await submit()
  await nextIs(3)
  await user.click(dialog.getByRole('button', { name: 'Cancel upload' }))
  await toast('Upload cancelled. Nothing was uploaded.')
  expect(warning()).toBeVisible()
})

it('says after a 500 also that the task may be there, and reads the list again', async () => {
  const { dialog, fill, submit, begun, stillThere, requests, uploads } = await open()
  await fill()
  await submit()
  requests.length = 0
  ;(await begun()).answers(500, {})
  await toast('Network Error. Try Again')
  expect(await dialog.findByText(/An earlier upload may have arrived/)).toBeVisible()
  await waitFor(() => expect(requests).toEqual([readAgain]))
  stillThere()
  expect(uploads.begun).toHaveLength(1)
})

it('says that the chosen file is gone', async () => {
  const { fill, submit, begun } = await open()
  await fill()
  await submit()
  const xhr = await begun()
  jest.spyOn(File.prototype, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotFoundError')
  })
  xhr.breaksOff()
  await toast('The file can no longer be read. It may have been moved, changed or deleted: choose it again.')
})

it('stops the upload when somebody closes it all the same', async () => {
  const { dialog, screen, fill, submit, begun, user } = await open()
  await fill()
  await submit()
  ;(await begun()).sends(500, 2_000)
  await dialog.findByRole('progressbar', { name: /Upload of/ })
  await user.keyboard('{Escape}')
  await screen.findByRole('alertdialog', { name: 'Stop the upload and close?' })
  await user.click(screen.getByRole('button', { name: 'Keep uploading' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(dialog.getByRole('progressbar', { name: /Upload of/ })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Stop and close' }))
  await toast('Upload cancelled. Nothing was uploaded.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

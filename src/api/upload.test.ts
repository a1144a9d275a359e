import { waitFor } from '@testing-library/react'
import { fakeUploads } from '../testing/fakeUpload'
import '../testing/nodeFiles'
import { recordRequests } from '../testing/requests'
import { keepSession, openStore, signedInStore } from '../testing/signedInStore'
import { renderToasts } from '../testing/toasts'
import { adminApi } from './adminApi'
import { errorText } from './errors'
import { isOutcomeUnknown } from './outcomeUnknown'
import { acceptJson } from './json'
import { withFile, type UploadProgress } from './upload'

let uploads: ReturnType<typeof fakeUploads>
beforeEach(() => {
  uploads = fakeUploads()
})
afterEach(() => uploads.restore())

const task = { instructions: 'Watch to the end', type: 2 }

/** A task on its way to the server; what becomes of it is the test's to say. */
async function start({ store }: Pick<ReturnType<typeof openStore>, 'store'> = signedInStore('editor')) {
  const seen: UploadProgress[] = []
  const { signal, abort } = aborter()
  const file = new File(['video'], 'v.mp4')
  const ended = withFile({ file, signal, onProgress: (progress) => seen.push(progress) }, (media) =>
    store.dispatch(adminApi.endpoints.createTask.initiate({ ...task, media })),
  )
  await waitFor(() => expect(uploads.begun).toHaveLength(1))
  const [xhr] = uploads.begun
  if (!xhr) throw new Error('Nothing was sent.')
  return { store, xhr, ended, seen, abort }
}

function aborter() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

it('sends the fields and the file once, as who is signed in, and tells the bytes', async () => {
  const { xhr, ended, seen } = await start()
  const key: unknown = expect.stringMatching(/^[\da-f]{32}$/)
  expect([xhr.line, xhr.headers, xhr.timeout]).toEqual([
    'POST /api/admin/tasks',
    { ...acceptJson, Authorization: 'Bearer token-of-this-test', 'Idempotency-Key': key },
    600_000,
  ])
  expect([...(xhr.form?.keys() ?? [])]).toEqual(['instructions', 'type', 'media'])
  expect([xhr.form?.get('instructions'), xhr.form?.get('type')]).toEqual(['Watch to the end', '2'])
  xhr.sends(40, 100)
  xhr.sends(100, 100)
  xhr.answers(201, { message: 'Task uploaded' })
  expect((await ended).data).toEqual({ message: 'Task uploaded' })
  expect(seen).toEqual([
    { sent: 40, total: 100 },
    { sent: 100, total: 100 },
  ])
})

it('takes an empty answer for a yes, and what is no JSON for a lost one', async () => {
  const first = await start()
  first.xhr.answers(204, '')
  expect((await first.ended).data).toEqual({ message: '' })
  uploads.begun.length = 0
  const second = await start(first)
  expect(second.xhr.headers['Idempotency-Key']).not.toBe(first.xhr.headers['Idempotency-Key'])
  second.xhr.answers(200, '<html></html>')
  expect((await second.ended).error).toMatchObject({ status: 'PARSING_ERROR', originalStatus: 200 })
})

it('takes a word for a yes, and an answer that tells a failure for a no', async () => {
  const first = await start()
  first.xhr.answers(200, 'Created')
  expect((await first.ended).data).toEqual({ message: '' })
  uploads.begun.length = 0
  const second = await start(first)
  second.xhr.answers(200, { success: false, message: 'No room' }, { 'X-Request-Id': 'r-17' })
  expect((await second.ended).error).toEqual({ status: 'CUSTOM_ERROR', error: 'No room', requestId: 'r-17' })
})

it.each([403, 413, 415, 422, 429, 500, 507])('ends with the words and the request id of a %d', async (status) => {
  const { xhr, ended } = await start()
  xhr.answers(status, { message: 'No' }, { 'X-Request-Id': 'r-17' })
  const { error } = await ended
  expect(error).toEqual({ status, data: { message: 'No' }, requestId: 'r-17' })
})

it('does not take a refusal without words for a lost answer', async () => {
  const { xhr, ended } = await start()
  xhr.answers(413, '<html>Request Entity Too Large</html>')
  const { error } = await ended
  expect(error && [isOutcomeUnknown(error), errorText(error)]).toEqual([false, 'Something went wrong. Try Again'])
})

it('ends the session when the server no longer accepts the token', async () => {
  renderToasts()
  const { store, xhr, ended } = await start()
  xhr.answers(401, { message: 'Sign in to continue' })
  await ended
  await waitFor(() => expect(store.getState().session.status).not.toBe('signedIn'))
})

it.each([
  ['breaks off', 'The upload was interrupted. Nothing was uploaded.'],
  ['takes too long', 'The upload took more than 10 minutes and was stopped. Nothing was uploaded.'],
  ['is cancelled', 'Upload cancelled. Nothing was uploaded.'],
] as const)(
  'knows that nothing was uploaded when it %s before more than half is reported as sent',
  async (what, sentence) => {
    const { xhr, ended, abort } = await start()
    xhr.sends(50, 100)
    ;({ 'breaks off': () => xhr.breaksOff(), 'takes too long': () => xhr.takesTooLong(), 'is cancelled': abort })[
      what
    ]()
    const { error } = await ended
    expect(error && [isOutcomeUnknown(error), errorText(error)]).toEqual([false, sentence])
  },
)

it('does not know the outcome either when the browser begins to send anew after everything has left', async () => {
  const { xhr, ended } = await start()
  xhr.sends(100, 100)
  xhr.sends(1, 100)
  xhr.breaksOff()
  const { error } = await ended
  expect(error && isOutcomeUnknown(error)).toBe(true)
})

it.each([
  ['breaks off', 51],
  ['takes too long', 51],
  ['is cancelled', 51],
  ['breaks off', 100],
] as const)(
  'does not know the outcome when it %s with %d%% reported as sent: the rest may have left unreported',
  async (what, percent) => {
    const { xhr, ended, abort } = await start()
    xhr.sends(percent, 100)
    ;({ 'breaks off': () => xhr.breaksOff(), 'takes too long': () => xhr.takesTooLong(), 'is cancelled': abort })[
      what
    ]()
    const { error } = await ended
    expect(error && isOutcomeUnknown(error)).toBe(true)
    expect(uploads.begun).toHaveLength(1)
  },
)

it('does not believe an answer from another address', async () => {
  const { xhr, ended } = await start()
  xhr.responseURL = 'http://evil.example/'
  xhr.answers(200, { message: 'Task uploaded' })
  expect((await ended).error).toMatchObject({ status: 'FETCH_ERROR' })
})

it('breaks off at once what was cancelled before it began, and sends nothing without the file or while nobody is signed in', async () => {
  const { initiate } = adminApi.endpoints.createTask
  const file = new File(['video'], 'v.mp4')
  const { signal, abort } = aborter()
  abort()
  const requests = recordRequests()
  const { store } = signedInStore('editor')
  const onProgress = () => undefined
  let key = ''
  const cancelled = await withFile({ file, signal, onProgress }, (media) => {
    key = media
    return store.dispatch(initiate({ ...task, media }))
  })
  expect(cancelled.error).toMatchObject({ error: 'Upload cancelled. Nothing was uploaded.' })
  uploads.begun.length = 0

  // The file is let go of when its call has ended.
  const gone = await store.dispatch(initiate({ ...task, media: key }))
  expect(gone.error).toMatchObject({ error: 'The file is no longer available. Choose it again.' })

  window.localStorage.clear()
  const visitor = await openStore().store.dispatch(initiate({ ...task, media: 'gone' }))
  expect(visitor.error).toMatchObject({ error: 'Signed out' })
  expect([uploads.begun, requests]).toEqual([[], []])
})

it('puts no file into actions or state', async () => {
  keepSession('editor')
  const opened = openStore()
  const { xhr, ended } = await start(opened)
  const text = () => JSON.stringify(opened.store.getState())
  expect(text()).not.toContain('v.mp4')
  xhr.answers(201, { message: 'Task uploaded' })
  await ended
  expect(text()).not.toContain('v.mp4')
})

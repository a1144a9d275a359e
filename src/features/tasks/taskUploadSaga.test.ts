import { waitFor } from '@testing-library/react'
import { adminApi } from '../../api/adminApi'
import { baseApi } from '../../api/baseApi'
import { thumbnailRequested } from '../../lists/thumbnails/thumbnailActions'
import { endingOf, recordActions } from '../../testing/endings'
import { fakeUploads } from '../../testing/fakeUpload'
import '../../testing/nodeFiles'
import { settled } from '../../testing/requests'
import { keepSession, signedInStore } from '../../testing/signedInStore'
import { otherTab } from '../../testing/storedSession'
import { taskServer } from '../../testing/taskServer'
import { renderToasts, toasts } from '../../testing/toasts'
import { keepDraft } from '../../ui/forms/drafts'
import { feature } from './tasksFeature'
import {
  taskUploadCancelled,
  taskUploadEnded,
  taskUploadLeft,
  taskUploadProgressed,
  taskUploadRequested,
} from './taskUploadSlice'
import { readTaskDraft } from './taskDraft'
import { videos } from './videos'

const readAgain = 'GET /api/admin/tasks?start=0&end=9'
const task = { instructions: 'Watch to the end', type: 2 }

let uploads: ReturnType<typeof fakeUploads>
beforeEach(() => {
  uploads = fakeUploads()
})
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL')
  uploads.restore()
})

const film = () => new File(['\0\0\0\x18ftypisom', 'x'.repeat(2_000)], 'film.mp4')

/** An editor's console whose list of tasks is read, whose form has a draft, and which has begun to upload, asked twice. */
async function start() {
  const { requests } = taskServer()
  const opened = signedInStore('editor')
  opened.start(feature)
  const { store } = opened
  await store.dispatch(adminApi.endpoints.tasks.initiate({ start: 0, end: 9 }))
  requests.length = 0
  keepDraft('instructions', task.instructions)
  const actions = recordActions(opened)
  const ended = endingOf(opened, taskUploadEnded)
  const file = film()
  const keys = [videos.hold(file), videos.hold(file)]
  for (const key of keys) store.dispatch(taskUploadRequested({ task, file: key }))
  await waitFor(() => expect(uploads.begun).toHaveLength(1))
  const [xhr] = uploads.begun
  if (!xhr) throw new Error('Nothing was sent.')
  return { ...opened, actions, ended, keys, requests, xhr }
}

const hasDraft = () => readTaskDraft().instructions !== ''

it('ends as uploaded, sends once, tells the bytes, forgets the draft, reads the list again and keeps no file', async () => {
  const { xhr, ended, actions, keys, requests, store } = await start()
  for (const sent of [500, 1_000, 2_000]) xhr.sends(sent, 2_000)
  const told = () => actions.flatMap((action) => (taskUploadProgressed.match(action) ? action.payload.sent : []))
  // What came meanwhile is left out, the newest never.
  await waitFor(() => expect(told()).toEqual([500, 2_000]))
  xhr.answers(201, { message: 'Thank you' })
  expect(await ended).toEqual({ outcome: { kind: 'uploaded', message: 'Thank you' } })
  await settled(store)
  expect(requests).toEqual([readAgain])
  expect(uploads.begun).toHaveLength(1)
  expect(hasDraft()).toBe(false)
  expect(keys.map(videos.read)).toEqual([undefined, undefined])
})

it.each([
  ['is named', { message: 'Task 17 uploaded', data: { id: '17' } }, ['17']],
  ['is not named, as by a server of the specification,', { message: 'Saved' }, []],
  ['has a name that cannot be read', { message: 'Saved', id: {} }, []],
])('asks for a thumbnail of the uploaded file where the new task %s: %j', async (_what, answer, ids) => {
  Object.assign(URL, { createObjectURL: () => 'blob:film' })
  const { xhr, ended, actions, store } = await start()
  xhr.answers(201, answer)
  expect((await ended).outcome.kind).toBe('uploaded')
  await settled(store)
  const requested = actions.filter(thumbnailRequested.match).map(({ payload }) => payload)
  expect(requested).toEqual(ids.map((id) => ({ call: 'taskThumbnail', id, url: 'blob:film' })))
})

it.each([
  ['cancelled', taskUploadCancelled()],
  ['left', taskUploadLeft()],
])('ends as cancelled when it is %s, and keeps the draft', async (_what, action) => {
  const { xhr, ended, requests, store } = await start()
  xhr.sends(500, 2_000)
  store.dispatch(action)
  expect(await ended).toEqual({ outcome: { kind: 'cancelled', text: 'Upload cancelled. Nothing was uploaded.' } })
  expect([requests, hasDraft()]).toEqual([[], true])
})

it.each([
  ['cancelled', taskUploadCancelled()],
  ['left', taskUploadLeft()],
])('ends as unknown when it is %s after more than half was sent, and reads the list again', async (_what, action) => {
  const { xhr, ended, requests, store } = await start()
  xhr.sends(1_001, 2_000)
  store.dispatch(action)
  const text =
    'Upload cancelled. It may have arrived all the same: look for the task in the list before you upload it again.'
  expect(await ended).toEqual({ outcome: { kind: 'unknown', text } })
  await settled(store)
  expect([requests, hasDraft(), uploads.begun.length]).toEqual([[readAgain], true, 1])
})

it('says after a timeout with more than half sent that it took too long, and that it may have arrived', async () => {
  const { xhr, ended } = await start()
  xhr.sends(1_200, 2_000)
  xhr.takesTooLong()
  const text =
    'The upload took more than 10 minutes and was stopped. It may have arrived all the same: look for the task in the list before you upload it again.'
  expect(await ended).toEqual({ outcome: { kind: 'unknown', text } })
})

it('ends as refused with the words and the request id of the server, and keeps the draft', async () => {
  const { xhr, ended, requests } = await start()
  xhr.answers(413, { message: 'Too large' }, { 'X-Request-Id': 'r-17' })
  expect(await ended).toEqual({ outcome: { kind: 'refused', text: 'Too large', requestId: 'r-17' } })
  expect([requests, hasDraft()]).toEqual([[], true])
})

it.each([
  [500, { text: 'Network Error. Try Again' }],
  [504, {}],
])('ends as unknown with the request id of the server after a %d', async (status, said) => {
  const { xhr, ended } = await start()
  xhr.answers(status, {}, { 'X-Request-Id': 'r-17' })
  expect(await ended).toEqual({ outcome: { kind: 'unknown', requestId: 'r-17', ...said } })
})

it.each([
  ['refused', 0],
  ['unknown', 1_200],
])(
  'ends as %s because the file is gone where that has broken the upload off after %d of 2,000 bytes',
  async (kind, sent) => {
    const { xhr, ended } = await start()
    xhr.sends(sent, 2_000)
    jest.spyOn(File.prototype, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotFoundError')
    })
    xhr.breaksOff()
    const { outcome } = await ended
    const text = 'The file can no longer be read. It may have been moved, changed or deleted: choose it again.'
    expect(outcome).toEqual({ kind, text })
  },
)

it('ends as unknown when it breaks off after everything was sent, reads the list again and keeps the draft', async () => {
  const { xhr, ended, requests, store } = await start()
  xhr.sends(2_000, 2_000)
  xhr.breaksOff()
  expect(await ended).toEqual({ outcome: { kind: 'unknown' } })
  await settled(store)
  expect([requests, hasDraft(), uploads.begun.length]).toEqual([[readAgain], true, 1])
})

it.each([
  ['that it may have arrived when another tab signs out', undefined, 1],
  ['nothing to somebody else who signs in instead', 'ann@tour.example', 0],
])('stops and tells %s', async (_what, next, count) => {
  renderToasts()
  const { xhr, store } = await start()
  const aborted = jest.spyOn(xhr, 'abort')
  if (next) keepSession('moderator', 'token-of-the-next', next)
  else window.localStorage.clear()
  otherTab()
  await settled(store)
  expect(aborted).toHaveBeenCalledTimes(1)
  const text =
    'error: You were signed out during the upload. It may have arrived all the same: look for the task in the list before you upload it again.'
  await waitFor(() => expect(toasts()).toEqual(Array(count).fill(text)))
})

it('stops with its session, and the next person can upload', async () => {
  const { xhr, store, actions } = await start()
  const aborted = jest.spyOn(xhr, 'abort')
  store.dispatch(baseApi.util.resetApiState())
  await settled(store)
  expect(aborted).toHaveBeenCalledTimes(1)
  expect(store.getState()).toMatchObject({ taskUpload: { state: 'idle' } })
  expect(actions.some(taskUploadEnded.match)).toBe(false)
  store.dispatch(taskUploadRequested({ task, file: videos.hold(film()) }))
  await waitFor(() => expect(uploads.begun).toHaveLength(2))
})

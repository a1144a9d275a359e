import { http, HttpResponse } from 'msw'
import { call } from 'typed-redux-saga'
import { settingsPaths } from '../testing/settingsServer'
import { recordRequests, settled } from '../testing/requests'
import { server } from '../testing/server'
import { signedInStore } from '../testing/signedInStore'
import { adminApi } from './adminApi'
import { sendWrite, type WriteEnd } from './sendWrite'

const write = 'PUT /api/admin/settings/1'
const requestId = 'request-1'

/** How a write ends that the server answers so, and how often it was asked what is true now. */
function writing(answer: () => Response, now?: 'on') {
  server.use(http.put(settingsPaths.update, answer))
  const { start } = signedInStore('super-admin')
  const requests = recordRequests()
  let readings = 0
  const readAgain = () =>
    call(() => {
      readings += 1
      return now
    })
  return new Promise<{ end: WriteEnd<{ message: string }, 'on'>; requests: string[]; readings: number }>((resolve) => {
    start({
      name: 'test',
      *saga() {
        const call = adminApi.endpoints.updateSetting.initiate({ id: '1', value: '2' }, { track: false })
        const end = yield* sendWrite(call, readAgain)
        resolve({ end, requests, readings })
      },
    })
  })
}

const headers = { 'X-Request-Id': requestId }
const refuse = () => HttpResponse.json({ message: 'No' }, { status: 422, headers })
const loseAnswer = () => HttpResponse.json(null, { status: 502, headers })

it('ends as done with what the server has answered', async () => {
  const { end, requests, readings } = await writing(() => HttpResponse.json({ message: 'Yes' }))
  expect(end).toEqual({ kind: 'done', data: { message: 'Yes' } })
  expect([requests, readings]).toEqual([[write], 0])
})

it('ends as refused with the words of the server, and reads nothing again', async () => {
  const { end, requests, readings } = await writing(refuse, 'on')
  expect(end).toMatchObject({ kind: 'refused', text: 'No', requestId, error: { status: 422 } })
  expect([requests, readings]).toEqual([[write], 0])
})

it('ends as answerLost with what is true now, and sends nothing again', async () => {
  const { end, requests, readings } = await writing(loseAnswer, 'on')
  expect(end).toEqual({ kind: 'answerLost', now: 'on', requestId })
  expect([requests, readings]).toEqual([[write], 1])
})

it('ends as unknown when what is true now cannot be learned either, and sends nothing again', async () => {
  const { end, requests, readings } = await writing(loseAnswer)
  expect(end).toMatchObject({ kind: 'unknown', requestId, error: { status: 502 } })
  expect([requests, readings]).toEqual([[write], 1])
})

const read = 'GET /api/admin/settings?start=0&end=9'

it.each([
  [500, [write, read]],
  [502, [write, read]],
  [409, [write]],
])('reads what is shown again only if the write may have been done: %d, %j', async (status, sent) => {
  server.use(http.get(settingsPaths.list, () => HttpResponse.json({ data: [] })))
  server.use(http.put(settingsPaths.update, () => HttpResponse.json({ message: 'No' }, { status })))
  const { start, store } = signedInStore('super-admin')
  const { settings, updateSetting } = adminApi.endpoints
  await store.dispatch(settings.initiate({ start: 0, end: 9 }))
  const requests = recordRequests()
  await new Promise<void>((resolve) => {
    start({
      name: 'test',
      *saga() {
        yield* sendWrite(updateSetting.initiate({ id: '1', value: '2' }, { track: false }))
        resolve()
      },
    })
  })
  await settled(store)
  expect(requests).toEqual(sent)
})

import { http, HttpResponse } from 'msw'
import { adminApi } from '../api/adminApi'
import { endpoints } from '../contract/endpoints'
import { server } from '../testing/server'
import { signedInStore } from '../testing/signedInStore'
import { selectMissing } from './missing'
import { signedIn } from './sessionSlice'

const redirect = () => HttpResponse.redirect('http://gateway.example/sign-in', 302)
const counted = () => HttpResponse.json({ total: 0, statuses: [] })

/** A console that has asked for the counts, with these answers one after the other. */
async function consoleAfter(...answers: readonly (() => Response)[]) {
  const { store } = signedInStore('moderator')
  for (const answer of answers) {
    server.use(http.get(endpoints.statusCounts.path, answer))
    const request = { forceRefetch: true, subscribe: false }
    await store.dispatch(adminApi.endpoints.statusCounts.initiate({ list: 'campaigns' }, request))
  }
  return store
}

/** Whether the counts of the server are known to be missing then. */
const knownAfter = async (...answers: readonly (() => Response)[]) =>
  selectMissing((await consoleAfter(...answers)).getState()).statusCounts

it.each<[string, () => Response]>([
  ...[400, 403, 404, 405, 501].map((status): [string, () => Response] => [
    `${status}`,
    () => HttpResponse.json({}, { status }),
  ]),
  ['a page of HTML', () => HttpResponse.html('<!doctype html>')],
  ['a redirect', redirect],
  ['a 200 that tells a failure', () => HttpResponse.json({ success: false, total: 0, statuses: [] })],
])(
  'finds by %s that the server lacks the call, unless it has answered it before or does so later',
  async (_what, answer) => {
    expect(await knownAfter(answer)).toBe(true)
    expect(await knownAfter(answer, counted)).toBe(false)
    expect(await knownAfter(counted, answer)).toBe(false)
  },
)

it.each<[string, () => Response]>([
  ...[409, 429, 500, 503].map((status): [string, () => Response] => [
    `${status}`,
    () => HttpResponse.json({}, { status }),
  ]),
  ['a connection that breaks', () => HttpResponse.error()],
])('learns nothing of the server from %s', async (_what, answer) => {
  expect(await knownAfter(answer)).toBeUndefined()
})

it('forgets what the server lacks at the next sign-in, before which the server may have got it', async () => {
  const store = await consoleAfter(redirect)
  expect(selectMissing(store.getState())).toEqual({ statusCounts: true })
  store.dispatch(signedIn({ key: 'next', role: 'moderator', name: 'Mona', email: '' }))
  expect(selectMissing(store.getState())).toEqual({})
})

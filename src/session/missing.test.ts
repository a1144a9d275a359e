import { http, HttpResponse } from 'msw'
import { adminApi } from '../api/adminApi'
import { endpoints } from '../contract/endpoints'
import { server } from '../testing/server'
import { signedInStore } from '../testing/signedInStore'
import { selectMissing } from './missing'

const redirect = () => HttpResponse.redirect('http://gateway.example/sign-in', 302)
const counted = () => HttpResponse.json({ total: 0, statuses: [] })

/** Whether the counts of the server are known to be missing after these answers, one after the other. */
async function knownAfter(...answers: readonly (() => Response)[]) {
  const { store } = signedInStore('moderator')
  for (const answer of answers) {
    server.use(http.get(endpoints.statusCounts.path, answer))
    const request = { forceRefetch: true, subscribe: false }
    await store.dispatch(adminApi.endpoints.statusCounts.initiate({ list: 'campaigns' }, request))
  }
  return selectMissing(store.getState()).statusCounts
}

it.each<[string, () => Response]>([
  ['404', () => HttpResponse.json({}, { status: 404 })],
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
  ['500', () => HttpResponse.json({}, { status: 500 })],
  ['a connection that breaks', () => HttpResponse.error()],
])('learns nothing of the server from %s', async (_what, answer) => {
  expect(await knownAfter(answer)).toBeUndefined()
})

import { http, HttpResponse } from 'msw'
import { adminApi } from '../api/adminApi'
import { recordRequests, sendAll, settled, type ApiCall } from './requests'
import { server } from './server'
import { signedInStore } from './signedInStore'
import { signIn } from './signIn'
import { answerLogin } from './storedSession'

const { campaigns, campaignStats, generalStats, assetStats, users, tasks } = adminApi.endpoints
const firstPage = { start: 0, end: 9 }

/** Six reads of the console. */
export const reads: readonly ApiCall[] = [
  campaigns.initiate(firstPage),
  campaignStats.initiate(),
  generalStats.initiate(),
  assetStats.initiate(),
  users.initiate(firstPage),
  tasks.initiate(firstPage),
]

/** Has the server take nobody's session. */
export const refuse = () =>
  server.use(http.get('/api/admin/*', () => HttpResponse.json({ message: 'Sign in to continue' }, { status: 401 })))

/** A moderator whose session the server rejects, after six concurrent reads. */
export async function ended() {
  refuse()
  const { store } = signedInStore('moderator')
  const { session } = store.getState()
  const requests = recordRequests()
  const sessions: string[] = [session.status]
  store.subscribe(() => void sessions.push(store.getState().session.status))
  await sendAll(store, reads)
  await settled(store)
  return { store, requests, sessions, key: session.status === 'signedIn' ? session.key : undefined }
}

/** Lets the six reads succeed again and signs in; the server answers with this admin. */
export async function signInAgain(store: Parameters<typeof signIn>[0], admin: object) {
  server.use(
    http.get('/api/admin/campaign-stats', () => HttpResponse.json({ total_campaigns: 5 })),
    http.get('/api/admin/*', () => HttpResponse.json({ data: [] })),
  )
  answerLogin({ data: { token: 'next', admin } })
  await signIn(store)
  await settled(store)
}

export const mona = { role: 'moderator', name: 'Mona' }
export const withEmail = { ...mona, email: 'mona@tour.example' }

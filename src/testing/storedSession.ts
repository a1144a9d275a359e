import { http, HttpResponse, type JsonBodyType } from 'msw'
import { server } from './server'

/** Answers every sign-in so. */
export const answerLogin = (answer: JsonBodyType) =>
  server.use(http.post('/api/admin/login', () => HttpResponse.json(answer)))

/** What the browser keeps of a session: person and token. */
export const stored = () => ['user', 'access_token'].map((key) => window.localStorage.getItem(key))

/** Tells that another tab has changed what is stored. */
export const otherTab = () => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))

/** Leaves nothing to the next test: stores of earlier ones are subscribed and must not take its person for their own. */
export function endSessions() {
  window.localStorage.clear()
  otherTab()
  window.sessionStorage.clear()
}

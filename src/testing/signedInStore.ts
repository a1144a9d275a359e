import { makeStore } from '../app/store'
import type { Role } from '../api/contract/roles'
import { createSessionStorage } from '../session/sessionStorage'

/** What a sign-in leaves in the browser: both stored forms. */
export function keepSession(role: string, token = 'token-of-this-test') {
  window.localStorage.setItem('user', JSON.stringify({ token, admin: { role, name: 'Mona' } }))
  window.localStorage.setItem('access_token', token)
}

/** The real store with the real sagas and storage, as main.tsx makes it. */
export const openStore = () => makeStore({ sessionStorage: createSessionStorage(window) })

export function signedInStore(role: Role) {
  keepSession(role)
  return openStore()
}

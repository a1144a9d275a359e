import { isRecord } from '../contract/isRecord'
import { isRole } from '../contract/roles'
import { attempt } from '../shared/attempt'
import type { SessionState } from './sessionSlice'

/** Who is signed in, in the early page: as it is stored. `public/boot.js` has found that it belongs to the token. */
export function selectSession(): SessionState {
  const record = attempt((): unknown => JSON.parse(window.localStorage.getItem('user') ?? ''))
  const admin: unknown = isRecord(record) ? record.admin : undefined
  if (!isRecord(admin) || typeof admin.role !== 'string' || !isRole(admin.role))
    return { status: 'signedOut', resume: true }
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  return { status: 'signedIn', key: '', role: admin.role, name: textOf(admin.name), email: textOf(admin.email) }
}

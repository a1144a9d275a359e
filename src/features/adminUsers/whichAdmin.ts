import type { AdminUser } from '../../contract/entities'
import type { ListRequest } from '../../contract/paging'
import type { SessionState } from '../../session/sessionSlice'

export const nameOf = ({ email, name, id }: AdminUser) => email || name || `admin ${id}`

/** Whether this is the signed-in account; compares name and role where one of the two has no e-mail. */
export function isOwn(session: SessionState, { email, name, role }: AdminUser): boolean {
  if (session.status === 'signedOut') return false
  if (session.email && email) return session.email.toLowerCase() === email.toLowerCase()
  return session.name === name && session.role === role
}

const isActiveSuperAdmin = ({ role, is_active }: AdminUser) => role === 'super-admin' && is_active

/**
 * Whether this is the last active super-admin. Known only when the page contains all admins; the server always checks.
 */
export function isLastSuperAdmin(
  admin: AdminUser,
  page: { rows: readonly AdminUser[]; total: number | undefined } | undefined,
  { search, status }: ListRequest,
): boolean {
  const everybody = page && page.total === page.rows.length && !search && !status
  return !!everybody && isActiveSuperAdmin(admin) && page.rows.filter(isActiveSuperAdmin).length === 1
}

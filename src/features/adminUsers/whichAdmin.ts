import type { AdminUser } from '../../contract/entities'
import type { ListRequest } from '../../contract/paging'
import { isSamePerson } from '../../session/isSamePerson'
import type { SessionState } from '../../session/sessionSlice'

export const nameOf = ({ email, name, id }: AdminUser) => email || name || `admin ${id}`

/** Whether this is the signed-in account. */
export const isOwn = (session: SessionState, admin: AdminUser) =>
  session.status !== 'signedOut' && isSamePerson(session, admin)

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

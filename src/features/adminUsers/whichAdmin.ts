import type { AdminUser } from '../../contract/entities'
import type { ListRequest } from '../../contract/paging'
import type { SessionState } from '../../session/sessionSlice'

export const nameOf = ({ email, name, id }: AdminUser) => email || name || `admin ${id}`

/** Whether the account is the one that is signed in; where a server sends no e-mail, name and role tell. */
export function isOwn(session: SessionState, { email, name, role }: AdminUser): boolean {
  if (session.status === 'signedOut') return false
  if (session.email && email) return session.email.toLowerCase() === email.toLowerCase()
  return session.name === name && session.role === role
}

const isRuling = ({ role, is_active }: AdminUser) => role === 'super-admin' && is_active

/** Whether nobody else could rule after this account; known only where the page holds everybody. The server knows always. */
export function isLastSuperAdmin(
  admin: AdminUser,
  page: { rows: readonly AdminUser[]; total: number | undefined } | undefined,
  { search, status, created_from }: ListRequest,
): boolean {
  const everybody = page && page.total === page.rows.length && !search && !status && !created_from
  return !!everybody && isRuling(admin) && page.rows.filter(isRuling).length === 1
}

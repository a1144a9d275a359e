import { useMemo } from 'react'
import { useAdminUsersQuery } from '../../api/adminApi'
import type { AdminUser } from '../../api/contract/entities'
import type { ListRequest } from '../../api/contract/paging'
import { useListQuery } from '../../api/listQuery'
import type { Page } from '../../api/unwrap'
import type { SessionState } from '../../session/sessionSlice'
import { adminChanges } from './adminChanges'

const emailOf = ({ email }: AdminUser) => email
const isModerator = ({ role }: AdminUser) => role === 'moderator'

const moderatorsIn = (page: Page<AdminUser> | undefined) => page && { ...page, rows: page.rows.filter(isModerator) }

/** The admins whom the signed-in role may see: an admin sees moderators only, even where the server sends more. */
export function useAdmins(request: ListRequest, session: SessionState) {
  const admins = useListQuery(request, {
    useWindow: useAdminUsersQuery,
    read: adminChanges.kind.read,
    textOf: emailOf,
  })
  const { data, currentData, readAll } = admins
  const moderators = useMemo(() => moderatorsIn(data), [data])
  const currentModerators = useMemo(() => moderatorsIn(currentData), [currentData])
  if (session.status !== 'signedOut' && session.role === 'super-admin') return admins
  const readModerators = async (...args: Parameters<typeof readAll>) => (await readAll(...args)).filter(isModerator)
  return { ...admins, data: moderators, currentData: currentModerators, readAll: readModerators }
}

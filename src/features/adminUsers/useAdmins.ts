import { useAdminUsersQuery } from '../../api/adminApi'
import type { AdminUser } from '../../contract/entities'
import type { ListRequest } from '../../contract/paging'
import { useListQuery } from '../../lists/useList'
import type { SortKeys } from '../../lists/rows/localWindow'
import { isOfActivity, timeKey } from '../../lists/rows/narrowing'
import type { SessionState } from '../../session/sessionSlice'
import { adminChanges } from './adminChanges'

const isModerator = ({ role }: AdminUser) => role === 'moderator'

const sortKeys: SortKeys<AdminUser> = {
  email: ({ email }) => email,
  name: ({ name }) => name,
  role: ({ role }) => role,
  created_at: ({ created_at }) => timeKey(created_at),
}

/** The admins whom the signed-in role may see: an admin sees moderators only, even where the server sends more. */
export function useAdmins(request: ListRequest, session: SessionState) {
  const seesAll = session.status !== 'signedOut' && session.role === 'super-admin'
  return useListQuery(request, {
    useWindow: useAdminUsersQuery,
    read: adminChanges.kind.read,
    textOf: adminChanges.kind.textOf,
    fits: isOfActivity,
    sortKeys,
    ...(!seesAll && { belongs: isModerator }),
  })
}

import { isModerator } from '../../config/adminStatus'
import type { AdminUser } from '../../contract/entities'
import { useList } from '../../lists/useList'
import type { SessionState } from '../../session/sessionSlice'
import { adminsList } from './adminsList'
import { isLastSuperAdmin, isOwn } from './whichAdmin'

/** The admins that the signed-in role may see: an admin sees only moderators, even if the server sends more. */
export function useAdmins(session: SessionState) {
  const seesAll = session.status !== 'signedOut' && session.role === 'super-admin'
  const list = useList(adminsList, { belongs: seesAll ? undefined : isModerator })
  const whyNotSelectable = (admin: AdminUser) => {
    if (isOwn(session, admin)) return 'This is your own account'
    return isLastSuperAdmin(admin, list.page, list.params.request) ? 'The last active Super Admin' : undefined
  }
  return { list, whyNotSelectable }
}

import { useSelector } from 'react-redux'
import { adminApi } from '../../api/adminApi'
import type { AdminUser } from '../../contract/entities'
import { selectSession } from '../../session/sessionSlice'
import { overlayPart } from '../../ui/lazyPart'
import { activation, activationOf } from '../../lists/changes/activation'
import { useRowChange } from '../../lists/changes/useRowChange'
import { RowMenu } from '../../lists/table/RowMenu'
import { useOpen } from '../../lists/table/useOpen'
import { adminChanges } from './adminChanges'
import { isLastSuperAdmin, isOwn, nameOf } from './whichAdmin'

const DeleteAdminDialog = overlayPart(() => import(/* webpackChunkName: "admin-dialogs" */ './DeleteAdminDialog'))

/** The menu of an admin: Activate or Deactivate, and Delete. One's own account has none. */
export function AdminMenu({ admin }: { admin: AdminUser }) {
  const session = useSelector(selectSession)
  const { busy, change, request } = useRowChange(adminChanges, admin)
  const { isLast } = adminApi.endpoints.adminUsers.useQueryState(request, {
    selectFromResult: ({ currentData }) => ({ isLast: isLastSuperAdmin(admin, currentData, request) }),
  })
  const deleting = useOpen(admin)
  if (isOwn(session, admin)) return 'You'

  const disabled = isLast ? 'the last active Super Admin' : undefined
  const action = activationOf(admin)
  return (
    <>
      <RowMenu
        row={admin}
        name={nameOf(admin)}
        busy={busy}
        actions={[
          { label: activation.verbs[action], disabled, run: () => change(action) },
          { label: 'Delete', disabled, run: () => deleting.open() },
        ]}
      />
      {deleting.isOpen && (
        <DeleteAdminDialog admin={admin} onDelete={() => change('delete')} onClose={deleting.close} />
      )}
    </>
  )
}

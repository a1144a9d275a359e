import { useSelector } from 'react-redux'
import { grantableRoles } from '../../contract/roles'
import { ListView } from '../../lists/ListView'
import { selectSession } from '../../session/sessionSlice'
import { Button } from '../../ui/Button'
import { overlayPart } from '../../ui/lazyPart'
import { Page } from '../../ui/Page'
import { useAddressDialog } from '../../ui/dialogs/useAddressDialog'
import { useAdmins } from './useAdmins'

const CreateAdminDialog = overlayPart(() => import(/* webpackChunkName: "admin-dialogs" */ './CreateAdminDialog'))

export function AdminUsersPage() {
  const session = useSelector(selectSession)
  const admins = useAdmins(session)
  const creating = useAddressDialog('create')
  const create = (
    <Button variant="primary" onClick={creating.open}>
      Create New Admin
    </Button>
  )
  return (
    <Page title="All Admin" lead="People with access to this console and their roles." action={create}>
      <ListView {...admins} />
      {creating.isOpen && session.status !== 'signedOut' && (
        <CreateAdminDialog grantable={grantableRoles[session.role]} onClose={creating.close} />
      )}
    </Page>
  )
}

import { useSelector } from 'react-redux'
import { adminApi } from '../../api/adminApi'
import { listOffers } from '../../contract/paging'
import { grantableRoles } from '../../contract/roles'
import { failureOf } from '../../api/errors'
import { activityLabels } from '../../config/business'
import { BulkActions } from '../../lists/changes/BulkActions'
import { selectSession } from '../../session/sessionSlice'
import { Button } from '../../ui/Button'
import { DataTable } from '../../lists/ListView'
import { overlayPart } from '../../ui/lazyPart'
import { useListParams } from '../../lists/listParams'
import { Page } from '../../ui/Page'
import { useAddressDialog } from '../../ui/useAddressDialog'
import { useSelection } from '../../lists/table/useSelection'
import { adminChanges } from './adminChanges'
import { AdminCard, adminColumns } from './AdminRow'
import { useAdmins } from './useAdmins'
import { isLastSuperAdmin, isOwn, nameOf } from './whichAdmin'

const CreateAdminDialog = overlayPart(() => import(/* webpackChunkName: "create-admin" */ './CreateAdminDialog'))

export function AdminUsersPage() {
  const session = useSelector(selectSession)
  const list = useListParams(listOffers.adminUsers)
  const admins = useAdmins(list.request, session)
  const prefetch = adminApi.usePrefetch('adminUsers')
  const page = admins.currentData
  const selection = useSelection(page?.rows)
  const creating = useAddressDialog('create')
  const create = (
    <Button look="primary" onClick={creating.open}>
      Create New Admin
    </Button>
  )

  return (
    <Page title="All Admin" lead="Everybody who works in this console, and what they may do." action={create}>
      <DataTable
        label="All Admin"
        query={admins}
        failure={failureOf(admins.error)}
        list={list}
        search="search by email"
        searchDisabled={page?.rows.length === 0 && !list.narrowed}
        onType={admins.onType}
        reading={admins.reading}
        statuses={activityLabels}
        readAll={admins.readAll}
        prefetch={prefetch}
        columns={adminColumns}
        card={(admin) => <AdminCard admin={admin} />}
        selection={{
          ...selection,
          nameOf,
          selectable: (admin) => !isOwn(session, admin) && !isLastSuperAdmin(admin, page, list.request),
        }}
        empty="No Admin"
        emptyHint="Accounts appear here as soon as you have created one."
        noMatch="No Admin found"
      />
      <BulkActions
        changes={adminChanges}
        rows={selection.rows}
        nameOf={nameOf}
        request={list.request}
        verbs={{ activate: 'Activate', deactivate: 'Deactivate' }}
        clear={selection.clear}
      />
      {creating.isOpen && session.status !== 'signedOut' && (
        <CreateAdminDialog grantable={grantableRoles[session.role]} onClose={creating.close} />
      )}
    </Page>
  )
}

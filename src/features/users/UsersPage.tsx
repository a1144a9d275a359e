import { adminApi, useGeneralStatsQuery, useUsersQuery } from '../../api/adminApi'
import type { User } from '../../contract/entities'
import { listOffers } from '../../contract/paging'
import { failureOf } from '../../api/errors'
import { useListQuery } from '../../lists/useList'
import type { SortKeys } from '../../lists/rows/localWindow'
import { decimalKey, isOfActivity, timeKey } from '../../lists/rows/narrowing'
import { activityLabels } from '../../config/business'
import { BulkActions } from '../../lists/changes/BulkActions'
import { countIn } from '../../shared/amounts'
import { DataTable } from '../../lists/ListView'
import { useListParams } from '../../lists/listParams'
import { Page } from '../../ui/Page'
import { useSelection } from '../../lists/table/useSelection'
import { UserCard, userColumns } from './UserRow'
import { userChanges } from './userChanges'

const nameOf = ({ email, id }: User) => email || `user ${id}`
const emailOf = ({ email }: User) => email
const sortKeys: SortKeys<User> = {
  email: emailOf,
  created_at: ({ created_at }) => timeKey(created_at),
  spunky_points: ({ spunky_points }) => decimalKey(spunky_points),
}

export function UsersPage() {
  const list = useListParams(listOffers.users)
  const users = useListQuery(list.request, {
    useWindow: useUsersQuery,
    read: userChanges.kind.read,
    textOf: emailOf,
    fits: isOfActivity,
    sortKeys,
  })
  const prefetch = adminApi.usePrefetch('users')
  const { data: stats } = useGeneralStatsQuery()
  const selection = useSelection(users.currentData?.rows)

  return (
    <Page title="All Users" lead="Everybody who earns points on the platform.">
      <DataTable
        label="Users"
        query={users}
        failure={failureOf(users.error)}
        list={list}
        search="search by email"
        onType={users.onType}
        reading={users.reading}
        statuses={activityLabels}
        readAll={users.readAll}
        prefetch={prefetch}
        countedElsewhere={countIn(stats?.total_users)}
        columns={userColumns}
        card={(user) => <UserCard user={user} />}
        selection={{ ...selection, nameOf, selectable: () => true }}
        empty="No Users"
        emptyHint="Users appear here as soon as somebody has signed up."
        noMatch="No user found"
      />
      <BulkActions
        changes={userChanges}
        rows={selection.rows}
        nameOf={nameOf}
        request={list.request}
        verbs={{ activate: 'Activate', deactivate: 'Deactivate' }}
        clear={selection.clear}
      />
    </Page>
  )
}

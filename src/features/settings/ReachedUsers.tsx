import { adminApi, useMinPointsUsersQuery } from '../../api/adminApi'
import type { User } from '../../contract/entities'
import type { ListRequest } from '../../contract/paging'
import { failureOf } from '../../api/errors'
import { useListQuery } from '../../lists/useList'
import { formatDecimal } from '../../shared/amounts'
import { formatDayOf } from '../../shared/dates'
import { AddressLabel } from '../../ui/AddressLabel'
import { DataTable } from '../../lists/ListView'
import { useListParams } from '../../lists/listParams'
import { CardLines, RowCard } from '../../lists/table/RowCard'
import type { Column } from '../../lists/table/Table'

const emailOf = ({ email }: User) => email

const read = (request: ListRequest) =>
  adminApi.endpoints.minPointsUsers.initiate(request, { forceRefetch: true, subscribe: false })

const Address = ({ user: { public_address } }: { user: User }) =>
  public_address ? <AddressLabel address={public_address} /> : '-'

const columns: readonly Column<User>[] = [
  { label: 'Email', cell: ({ email }) => <bdi>{email || '-'}</bdi>, text: emailOf },
  { label: 'Wallet Address', cell: (user) => <Address user={user} />, text: ({ public_address }) => public_address },
  { label: 'Date Joined', cell: ({ created_at }) => formatDayOf(created_at), text: ({ created_at }) => created_at },
  {
    label: 'Points',
    align: 'right',
    cell: ({ spunky_points }) => formatDecimal(spunky_points),
    text: ({ spunky_points }) => spunky_points ?? '',
  },
]

/** The users who have reached the minimum points, the richest first as the server sends them. */
export function ReachedUsers() {
  const list = useListParams()
  const users = useListQuery(list.request, { useWindow: useMinPointsUsersQuery, read, textOf: emailOf })
  const prefetch = adminApi.usePrefetch('minPointsUsers')
  return (
    <DataTable
      label="Users at the minimum"
      query={users}
      failure={failureOf(users.error)}
      list={list}
      search="search by email"
      searchDisabled={users.currentData?.rows.length === 0 && !list.narrowed}
      onType={users.onType}
      reading={users.reading}
      readAll={users.readAll}
      prefetch={prefetch}
      columns={columns}
      card={(user) => (
        <RowCard>
          <bdi>{user.email || '-'}</bdi>
          <Address user={user} />
          <CardLines>
            {formatDecimal(user.spunky_points)} points · joined {formatDayOf(user.created_at)}
          </CardLines>
        </RowCard>
      )}
      empty="No User reach Minimum Point."
      emptyHint="Users appear here as soon as they have earned the minimum points."
      noMatch="No user found"
    />
  )
}

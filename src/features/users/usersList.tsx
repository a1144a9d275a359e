import { listOffers } from '../../contract/paging'
import { activeLabels } from '../../config/statusWords'
import { defineList } from '../../lists/defineList'
import { decimalKey, hasActiveStatus, timeKey } from '../../lists/rows/narrowing'
import { UserCard, userColumns } from './UserRow'
import { userChanges, userRows } from './userChanges'

export const usersList = defineList({
  ...userRows,
  label: 'Users',
  offers: listOffers.users,
  search: 'search by email',
  statuses: activeLabels,
  fits: hasActiveStatus,
  sortKeys: {
    email: ({ email }) => email,
    created_at: ({ created_at }) => timeKey(created_at),
    spunky_points: ({ spunky_points }) => decimalKey(spunky_points),
  },
  columns: userColumns,
  card: (user) => <UserCard user={user} />,
  cardHeight: 122,
  changes: userChanges,
  empty: { title: 'No Users', hint: 'Users appear here when someone signs up.', noMatch: 'No user found' },
})

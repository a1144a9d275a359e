import { adminStatuses, adminStatusOf } from '../../config/adminStatus'
import { listOffers } from '../../contract/paging'
import { defineList } from '../../lists/defineList'
import { timeKey } from '../../lists/rows/narrowing'
import { adminChanges, adminRows } from './adminChanges'
import { AdminCard, adminColumns } from './AdminRow'

export const adminsList = defineList({
  ...adminRows,
  label: 'All Admin',
  offers: listOffers.adminUsers,
  search: 'search by email',
  statuses: adminStatuses,
  fits: (admin, { status }) => status === undefined || status === adminStatusOf(admin),
  // Only our server tells who is invited.
  uncounted: 'invited',
  sortKeys: {
    email: ({ email }) => email,
    name: ({ name }) => name,
    role: ({ role }) => role,
    created_at: ({ created_at }) => timeKey(created_at),
  },
  columns: adminColumns,
  card: (admin) => <AdminCard admin={admin} />,
  cardHeight: 106,
  changes: adminChanges,
  empty: {
    title: 'No Admin',
    hint: 'Accounts appear here when you create one.',
    noMatch: ({ status }, isLocal) =>
      isLocal && status === 'invited' ? "This server doesn't say who is invited" : 'No Admin found',
    disablesSearch: true,
  },
})

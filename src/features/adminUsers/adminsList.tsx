import { listOffers } from '../../contract/paging'
import { activityLabels } from '../../config/statusWords'
import { defineList } from '../../lists/defineList'
import { isOfActivity, timeKey } from '../../lists/rows/narrowing'
import { adminChanges, adminRows } from './adminChanges'
import { AdminCard, adminColumns } from './AdminRow'

export const adminsList = defineList({
  ...adminRows,
  label: 'All Admin',
  offers: listOffers.adminUsers,
  search: 'search by email',
  statuses: { ...activityLabels, invited: 'Invited' },
  fits: (admin, narrowing) =>
    narrowing.status === 'invited' ? admin.invited_until !== '' : isOfActivity(admin, narrowing),
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

import { adminChanges } from './adminChanges'
import { AdminUsersPage } from './AdminUsersPage'

/** What the application adds when somebody opens the admin users. */
export const feature = { name: 'admin-users', Page: AdminUsersPage, ...adminChanges.domain }

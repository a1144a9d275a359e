import { adminChanges } from './adminChanges'
import { AdminUsersPage } from './AdminUsersPage'

export const feature = { name: 'admin-users', Page: AdminUsersPage, ...adminChanges.domain }

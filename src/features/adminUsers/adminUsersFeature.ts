import { adminChanges } from './adminChanges'
import { AdminUsersPage } from './AdminUsersPage'
import { createAdminMessages } from './createAdminMessages'
import { createAdminSaga } from './createAdminSaga'
import { createAdminSlice } from './createAdminSlice'

const name = 'admin-users'

export const feature = {
  name,
  Page: AdminUsersPage,
  ...adminChanges.domain,
  parts: [{ name, slice: createAdminSlice, saga: createAdminSaga, messages: createAdminMessages }],
}

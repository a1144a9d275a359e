import { UsersPage } from './UsersPage'
import { userChanges } from './userChanges'

/** What the application adds when somebody opens the users. */
export const feature = { name: 'users', Page: UsersPage, ...userChanges.domain }

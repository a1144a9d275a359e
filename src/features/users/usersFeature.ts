import { UsersPage } from './UsersPage'
import { userChanges } from './userChanges'

export const feature = { name: 'users', Page: UsersPage, ...userChanges.domain }

import { AdminUsersPage } from '../../features/adminUsers/AdminUsersPage'
import { drawEarly } from '../drawEarly'

void drawEarly(AdminUsersPage)

import { UsersPage } from '../../features/users/UsersPage'
import { drawEarly } from '../drawEarly'

void drawEarly(UsersPage)

import { adminApi } from '../../api/adminApi'
import type { User } from '../../contract/entities'
import { activeLabel } from '../../config/activeStatus'
import { activation, type Activation } from '../../lists/changes/activation'
import { defineChanges } from '../../lists/changes/defineChanges'

/** What lists and changes need to know of a user. */
export const userRows = {
  name: 'users',
  noun: 'user',
  endpoint: adminApi.endpoints.users,
  nameOf: ({ email, id }: User) => email || `user ${id}`,
  textOf: ({ email }: User) => email,
  addressTextOf: ({ email, public_address }: User) => `${email} ${public_address}`,
}

/** Activating and deactivating users. */
export const userChanges = defineChanges<User, Activation>({
  ...userRows,
  ...activation,
  send: ({ id }) => adminApi.endpoints.toggleUser.initiate(id, { track: false }),
  stateOf: activeLabel,
})

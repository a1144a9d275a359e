import { adminApi } from '../../api/adminApi'
import type { User } from '../../contract/entities'
import { activeLabel } from '../../config/activeStatus'
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

/** Activating and deactivating users; each is the inverse of the other. */
export const userChanges = defineChanges<User, 'activate' | 'deactivate'>({
  ...userRows,
  send: ({ id }) => adminApi.endpoints.toggleUser.initiate(id, { track: false }),
  allows: ({ is_active }, action) => is_active === (action === 'deactivate'),
  done: { activate: 'activated', deactivate: 'deactivated' },
  inverse: { activate: 'deactivate', deactivate: 'activate' },
  stateOf: activeLabel,
  verbs: { activate: 'Activate', deactivate: 'Deactivate' },
})

import { adminApi } from '../../api/adminApi'
import type { AdminUser } from '../../contract/entities'
import { adminLabel } from '../../config/adminStatus'
import { activation, type Activation } from '../../lists/changes/activation'
import { defineChanges } from '../../lists/changes/defineChanges'
import { nameOf } from './whichAdmin'

const calls = {
  activate: adminApi.endpoints.toggleAdmin,
  deactivate: adminApi.endpoints.toggleAdmin,
  delete: adminApi.endpoints.deleteAdmin,
}

/** What lists and changes need to know of an admin. */
export const adminRows = {
  name: 'adminUsers',
  noun: 'admin',
  endpoint: adminApi.endpoints.adminUsers,
  nameOf,
  textOf: ({ email }: AdminUser) => email,
}

/** Activating, deactivating and deleting admins; a deletion has no inverse. */
export const adminChanges = defineChanges<AdminUser, Activation | 'delete'>({
  ...adminRows,
  ...activation,
  send: ({ id, action }) => calls[action].initiate(id, { track: false }),
  allows: (admin, action) => action === 'delete' || activation.allows(admin, action),
  done: { ...activation.done, delete: 'deleted' },
  stateOf: adminLabel,
  removal: 'delete',
})

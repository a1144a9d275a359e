import { adminApi } from '../../api/adminApi'
import type { AdminUser } from '../../contract/entities'
import { adminLabel } from '../../config/adminStatus'
import { defineChanges } from '../../lists/changes/defineChanges'
import { nameOf } from './whichAdmin'

type AdminAction = 'activate' | 'deactivate' | 'delete'

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
export const adminChanges = defineChanges<AdminUser, AdminAction>({
  ...adminRows,
  send: ({ id, action }) => calls[action].initiate(id, { track: false }),
  allows: ({ is_active }, action) => action === 'delete' || is_active === (action === 'deactivate'),
  done: { activate: 'activated', deactivate: 'deactivated', delete: 'deleted' },
  inverse: { activate: 'deactivate', deactivate: 'activate' },
  stateOf: adminLabel,
  removal: 'delete',
  verbs: { activate: 'Activate', deactivate: 'Deactivate' },
})

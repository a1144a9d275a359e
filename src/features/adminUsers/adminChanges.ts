import { adminApi } from '../../api/adminApi'
import type { AdminUser } from '../../contract/entities'
import { activityLabels } from '../../config/business'
import { rowApi } from '../../api/rowApi'
import { makeRowChanges } from '../../lists/changes/makeRowChanges'

type AdminAction = 'activate' | 'deactivate' | 'delete'

const calls = {
  activate: adminApi.endpoints.toggleAdmin,
  deactivate: adminApi.endpoints.toggleAdmin,
  delete: adminApi.endpoints.deleteAdmin,
}

/** Activating, deactivating and deleting admins; a deletion cannot be taken back. */
export const adminChanges = makeRowChanges<AdminUser, AdminAction>({
  name: 'adminUsers',
  noun: 'admin',
  read: (request) => adminApi.endpoints.adminUsers.initiate(request, { forceRefetch: true, subscribe: false }),
  find: (ref) => rowApi.endpoints.adminUser.initiate(ref, { forceRefetch: true, subscribe: false }),
  textOf: ({ email }) => email,
  send: ({ id, action }) => calls[action].initiate(id, { track: false }),
  allows: ({ is_active }, action) => action === 'delete' || is_active === (action === 'deactivate'),
  done: { activate: 'activated', deactivate: 'deactivated', delete: 'deleted' },
  inverse: { activate: 'deactivate', deactivate: 'activate' },
  stateOf: ({ is_active }) => (is_active ? activityLabels.active : activityLabels.inactive),
  removal: 'delete',
})

import { adminApi } from '../../api/adminApi'
import type { AdminUser } from '../../api/contract/entities'
import { activityLabels } from '../../config/business'
import { makeRowChanges } from '../../rowChanges/makeRowChanges'
import { rangeOf } from '../../ui/listParams'

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
  send: ({ id, action }) => calls[action].initiate(id, { track: false }),
  allows: ({ is_active }, action) => action === 'delete' || is_active === (action === 'deactivate'),
  done: { activate: 'activated', deactivate: 'deactivated', delete: 'deleted' },
  inverse: { activate: 'deactivate', deactivate: 'activate' },
  stateOf: ({ is_active }) => (is_active ? activityLabels.active : activityLabels.inactive),
  find: ({ email }) => ({ ...rangeOf(0), search: email }),
  // A server that does not search answers with other people: there somebody's absence says nothing.
  removes: (action) =>
    action === 'delete'
      ? ({ rows }, { email }) => email !== '' && rows.every((row) => row.email.includes(email))
      : undefined,
})

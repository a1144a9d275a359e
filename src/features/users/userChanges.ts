import { adminApi } from '../../api/adminApi'
import type { User } from '../../contract/entities'
import { rowApi } from '../../api/rowApi'
import { makeRowChanges } from '../../lists/changes/makeRowChanges'

type UserAction = 'activate' | 'deactivate'

/** Activating and deactivating users; each takes the other back. */
export const userChanges = makeRowChanges<User, UserAction>({
  name: 'users',
  noun: 'user',
  read: (request) => adminApi.endpoints.users.initiate(request, { forceRefetch: true, subscribe: false }),
  find: (ref) => rowApi.endpoints.user.initiate(ref, { forceRefetch: true, subscribe: false }),
  textOf: ({ email }) => email,
  send: ({ id }) => adminApi.endpoints.toggleUser.initiate(id, { track: false }),
  allows: ({ is_active }, action) => is_active === (action === 'deactivate'),
  done: { activate: 'activated', deactivate: 'deactivated' },
  inverse: { activate: 'deactivate', deactivate: 'activate' },
  stateOf: ({ is_active }) => (is_active ? 'Active' : 'Inactive'),
})

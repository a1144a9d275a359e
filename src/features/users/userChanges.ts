import { adminApi } from '../../api/adminApi'
import type { User } from '../../api/contract/entities'
import { makeRowChanges } from '../../rowChanges/makeRowChanges'
import { rangeOf } from '../../ui/listParams'

type UserAction = 'activate' | 'deactivate'

/** Activating and deactivating users; each takes the other back. */
export const userChanges = makeRowChanges<User, UserAction>({
  name: 'users',
  noun: 'user',
  read: (request) => adminApi.endpoints.users.initiate(request, { forceRefetch: true, subscribe: false }),
  send: ({ id }) => adminApi.endpoints.toggleUser.initiate(id, { track: false }),
  allows: ({ is_active }, action) => is_active === (action === 'deactivate'),
  done: { activate: 'activated', deactivate: 'deactivated' },
  inverse: { activate: 'deactivate', deactivate: 'activate' },
  stateOf: ({ is_active }) => (is_active ? 'Active' : 'Inactive'),
  find: ({ email }) => ({ ...rangeOf(0), search: email }),
})

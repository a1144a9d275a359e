import { createRandom, type Random } from '../../sandbox/seeds/random'
import { roles, type Role } from '../../src/contract/roles'
import { test } from '../plain/plainJourney'
import { password } from '../plainServer/sessions'
import type { PlainServer } from '../plainServer/startPlainServer'
import { steps } from './steps'
import { takeWalk, walks, type WalkServer } from './walk'

for (const seed of walks) {
  const random = createRandom(seed * 1_000_003)
  const role = random.pick(roles)
  const plain = {
    dates: random.pick(['iso', 'seconds', 'milliseconds'] as const),
    totals: random.pick(['none', 'body'] as const),
    errors: random.pick(['json', 'html'] as const),
    paging: random.pick(['windows', 'windows', 'ignored'] as const),
    tasks: random.pick([0, 1, 10, 13, 20, 55]),
  }
  test.describe(() => {
    test.use({ role, plain })

    test(`walk ${seed} on a server of the specified calls: whatever somebody with the role ${role} does, nothing breaks and no list is untrue`, async ({
      page,
      server,
      watch,
    }) => {
      await takeWalk({ page, server: sideOf(server, role, random), random }, steps, watch)
    })
  })
}

function sideOf(server: PlainServer, role: Role, random: Random): WalkServer {
  const { users, campaigns, tasks, admins } = server.platform
  const writes = () => [
    ...users.slice(0, 20).map(({ id }) => `PUT /api/admin/users/${id}/toggle-activate`),
    ...campaigns.flatMap(({ id }) =>
      ['toggle-user', 'approve'].map((what) => `PUT /api/admin/campaign-ads/${id}/${what}`),
    ),
    ...tasks.map(({ id }) => `PUT /api/admin/tasks/${id}/toggle`),
    ...admins.flatMap(({ id }) => [`PUT /api/admin/admin-users/${id}/toggle`, `DELETE /api/admin/admin-users/${id}`]),
  ]
  return {
    url: server.url,
    account: { email: server.accountOf(role).email, password },
    endSessions: server.endSessions,
    hold: server.hold,
    failRead: (status) => {
      const reads = [...new Set(server.calls)].filter((call) => call.startsWith('GET'))
      const call = random.pick([...reads, 'GET /api/admin/users'])
      server.failNext(call, status)
      return call
    },
    failWrites: (status) => {
      for (const call of writes()) server.failNext(call, status)
      return 'every next change'
    },
  }
}

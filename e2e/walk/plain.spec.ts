import type { BrowserContext } from '@playwright/test'
import { createRandom } from '../../sandbox/seeds/random'
import { roles, type Role } from '../../src/contract/roles'
import { test } from '../plain/plainJourney'
import { password } from '../plainServer/sessions'
import type { PlainServer } from '../plainServer/startPlainServer'
import { disturb } from './disturb'
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
      context,
      server,
      watch,
    }) => {
      await takeWalk({ page, server: await sideOf(server, role, context), random }, steps, watch)
    })
  })
}

async function sideOf(server: PlainServer, role: Role, context: BrowserContext): Promise<WalkServer> {
  return {
    url: server.url,
    account: { email: server.accountOf(role).email, password },
    lacks: ['events', 'statusCounts', 'series', 'relatedCampaigns', 'activity', 'dossier'],
    endSessions: server.endSessions,
    ...(await disturb(context, server.url)),
  }
}

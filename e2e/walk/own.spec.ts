import { basename, join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { eq, inArray } from 'drizzle-orm'
import { demoAccounts } from '../../sandbox/seeds/demoAccounts'
import { createRandom } from '../../sandbox/seeds/random'
import { seedDatabase } from '../../sandbox/seeds/seedDatabase'
import { admins, sessions } from '../../server/db/schema'
import type { Login } from '../../src/contract/login'
import { roles, type Role } from '../../src/contract/roles'
import { createApi } from '../console/api'
import { accountOf } from '../console/sessions'
import { test as journey, type OwnServer } from '../server/ownJourney'
import { colleague } from './colleague'
import { disturb } from './disturb'
import { steps } from './steps'
import { takeWalk, walks, type Step, type WalkServer } from './walk'

const today = new Date('2026-06-01T12:00:00Z')
/** The files that the seeds name. */
const media = join(import.meta.dirname, '..', '..', 'sandbox', 'public', 'media')
const account = (role: Role): Login => {
  const { email, password } = accountOf({ accounts: [...demoAccounts] }, role)
  return { email, password }
}

/** The platform of the sandbox, in small. */
const test = journey.extend({
  server: async ({ server }, provide, info) => {
    await seedDatabase(server.db, { userCount: 120, today, dataDir: info.outputPath('data') })
    await provide(server)
  },
  session: async ({ role, server }, provide) => provide(role && (await createApi(server.url).login(account(role)))),
})

for (const seed of walks) {
  const random = createRandom(seed * 1_000_003)
  const role = random.pick(roles)
  test.describe(() => {
    test.use({ role })

    test(`walk ${seed} on our server: whatever somebody with the role ${role} and a colleague do, nothing breaks and no list is untrue`, async ({
      page,
      context,
      server,
      watch,
    }) => {
      const side = await sideOf(server, role, context)
      const own: Step[] = Array<Step>(10).fill(await colleague(server))
      await takeWalk({ page, server: side, random }, [...steps, ...own], watch)
    })
  })
}

async function sideOf(server: OwnServer, role: Role, context: BrowserContext): Promise<WalkServer> {
  await context.route(`${server.url}/sandbox/media/*`, (route) =>
    route.fulfill({ path: join(media, basename(route.request().url())) }),
  )
  return {
    url: server.url,
    account: account(role),
    lacks: [],
    // The session of the colleague stays.
    endSessions: async () => {
      const walker = server.db
        .select({ id: admins.id })
        .from(admins)
        .where(eq(admins.email, account(role).email))
      await server.db.delete(sessions).where(inArray(sessions.adminId, walker))
    },
    ...(await disturb(context, server.url)),
  }
}

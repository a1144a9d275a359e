import type { admins } from '../../server/db/schema'
import { nobodysHash } from '../../server/auth/passwords'
import { demoAccounts } from './demoAccounts'
import { createRandom } from './random'
import { momentsBefore } from './times'
import { firstNames, lastNames } from './words'

type AdminSeed = typeof admins.$inferInsert

const adminCount = 30
const invitedCount = 2
const otherRoles = ['moderator', 'editor', 'moderator', 'admin', 'editor', 'moderator', 'super-admin'] as const

/**
 * The demo accounts, and further admins of all roles who cannot sign in: their hash is
 * that of no password, the last ones never used their invitation, and some are deactivated.
 */
export function adminSeeds(today: Date): AdminSeed[] {
  const random = createRandom(5)
  const moments = momentsBefore(random, today, 400, adminCount)
  return moments.map((createdAt, index) => {
    const demo = demoAccounts[index]
    if (demo) {
      const { email, name, role, passwordHash } = demo
      return { email, name, role, passwordHash, isActive: true, createdAt }
    }
    const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
    return {
      email: `${first}.${last}${index}@ssdx.test`.toLowerCase(),
      name: `${first} ${last}`,
      role: otherRoles[index % otherRoles.length] ?? 'moderator',
      isActive: random.chance(0.8),
      passwordHash: index < adminCount - invitedCount ? nobodysHash : null,
      createdAt,
    }
  })
}

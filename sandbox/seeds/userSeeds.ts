import type { users } from '../../server/db/schema'
import { createRandom } from './random'
import { momentsBefore } from './times'
import { firstNames, lastNames } from './words'

export type UserSeed = typeof users.$inferInsert & { createdAt: string; spunkyPoints: string }

/** `count` users who joined over the last two years; one in five has reached the standard minimum of 1,000 points. */
export function userSeeds(count: number, today: Date): UserSeed[] {
  const random = createRandom(1)
  return momentsBefore(random, today, 730, count).map((createdAt, index) => {
    const first = random.pick(firstNames).toLowerCase()
    const last = random.pick(lastNames).toLowerCase()
    const points = random.chance(0.2) ? random.whole(1000, 25_000) : random.whole(0, 999)
    return {
      email: `${first}.${last}${index + 1}@example.com`,
      publicAddress: `0x${random.hex(40)}`,
      spunkyPoints: String(points),
      isActive: random.chance(0.92),
      createdAt,
    }
  })
}

import { dayMs } from '../../src/contract/days'
import type { pointsEarned } from '../../server/db/schema'
import type { UserSeed } from './userSeeds'

type EarnedSeed = typeof pointsEarned.$inferInsert

/** In how many parts a user has earned the points. */
const parts = 24n

/** The points of users as earned in equal parts at equal distances, from the day (UTC) of joining to the one before `today`. */
export function earnedSeeds(users: readonly UserSeed[], today: Date): EarnedSeed[] {
  const days = new Map<number, bigint>()
  const end = today.getTime() / dayMs
  for (const { createdAt, spunkyPoints } of users) {
    const joined = Math.floor(Date.parse(createdAt) / dayMs)
    const share = (part: bigint) => (BigInt(spunkyPoints) * part) / parts
    for (let part = 0n; part < parts; part += 1n) {
      const day = joined + Math.floor(((end - joined) * Number(part)) / Number(parts))
      days.set(day, (days.get(day) ?? 0n) + share(part + 1n) - share(part))
    }
  }
  return [...days]
    .sort(([one], [other]) => one - other)
    .map(([day, points]) => ({
      day: new Date(day * dayMs).toISOString().slice(0, 10),
      slot: 0,
      points: String(points),
    }))
}

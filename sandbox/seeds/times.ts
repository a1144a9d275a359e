import { dayMs } from '../../src/contract/days'
import type { Random } from './random'

/** The first moment of the day in UTC: seeds count from it, so that all of one day's seeds are alike. */
export function startOfDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / dayMs) * dayMs)
}

/** `count` moments (ISO 8601) over the last `days` days before `today`, the oldest first. */
export function momentsBefore(random: Random, today: Date, days: number, count: number): string[] {
  return Array.from({ length: count }, () => today.getTime() - random.whole(60_000, days * dayMs))
    .sort((a, b) => a - b)
    .map((ms) => new Date(ms).toISOString())
}

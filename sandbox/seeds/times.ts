import { dayMs } from '../../src/contract/days'
import type { Random } from './random'

/** Midnight UTC of the day, the origin of all seed times, so that all seeds of one day are equal. */
export function startOfDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / dayMs) * dayMs)
}

/** `count` moments (ISO 8601) over the last `days` days before `today`, oldest first. */
export function momentsBefore(random: Random, today: Date, days: number, count: number): string[] {
  return Array.from({ length: count }, () => today.getTime() - random.whole(60_000, days * dayMs))
    .sort((a, b) => a - b)
    .map((ms) => new Date(ms).toISOString())
}

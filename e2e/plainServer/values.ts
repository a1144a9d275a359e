import { dayMs } from '../../src/contract/days'

/** Element `index` of a list, cyclic. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('The list is empty.')
  return found
}

/** A different address for each index. */
export const addressOf = (index: number) => `0x${(index + 1).toString(16).padStart(4, '0').repeat(10)}`

const today = Date.UTC(2026, 4, 20, 9, 30)

/** The moment this many days before the platform's newest one. */
export const daysBefore = (days: number) => new Date(today - days * dayMs)

import type { Setting } from '../../contract/entities'
import { parseFixed18 } from '../../contract/fixed18'

/** A change of a setting from one exact decimal text to another, among all settings there are. */
export interface EffectProps {
  from: string
  to: string
  settings: readonly Setting[]
}

export const readingText = 'Working out what it does…'
export const unknownText = 'What it does could not be computed. It can be saved all the same.'

/** An effect is worked out from what is true now, not from what was read before. */
export const fresh = { refetchOnMountOrArgChange: true }

const one = 10n ** 18n

/** What points are worth in wei of the token, when so many points make one token; undefined where that has no answer. */
export function worthOf(points: string | null | undefined, pointsForOne: string | undefined): bigint | undefined {
  const all = parseFixed18(points ?? '')
  const rate = parseFixed18(pointsForOne ?? '')
  return all === undefined || !rate ? undefined : (all * one) / rate
}

/** So many times the amount, in wei; `count` is whole. */
export function timesOf(count: string | null | undefined, amount: string): bigint | undefined {
  const [number, wei] = [parseFixed18(count ?? ''), parseFixed18(amount)]
  return number === undefined || wei === undefined ? undefined : (number * wei) / one
}

import type { Setting } from '../../contract/entities'
import { parseFixed18 } from '../../contract/fixed18'

/** A change of a setting from one exact decimal text to another, with all settings. */
export interface EffectProps {
  from: string
  to: string
  settings: readonly Setting[]
}

export const readingText = 'Working out the effect…'
export const unknownText = "Couldn't work out the effect. You can still save it."

/** Effects are calculated from fresh data, not from the cache. */
export const fresh = { refetchOnMountOrArgChange: true }

const one = 10n ** 18n

/**
 * The worth of points in wei of the token, if `pointsForOne` points make one token; undefined if that cannot be
 * calculated.
 */
export function worthOf(points: string | null | undefined, pointsForOne: string | undefined): bigint | undefined {
  const all = parseFixed18(points ?? '')
  const rate = parseFixed18(pointsForOne ?? '')
  return all === undefined || !rate ? undefined : (all * one) / rate
}

/** `count` times the amount, in wei; `count` is whole. */
export function multiply(count: string | null | undefined, amount: string): bigint | undefined {
  const [number, wei] = [parseFixed18(count ?? ''), parseFixed18(amount)]
  return number === undefined || wei === undefined ? undefined : (number * wei) / one
}

import type { Viewing } from '../../../contract/events'

/** The names of the colleagues who have a campaign open too. */
export const othersAt = (viewing: readonly Viewing[], id: string) => [
  ...new Set(viewing.flatMap((one) => (one.id === id ? [one.by] : []))),
]

export const haveOpen = (names: readonly string[]) => `${names.length === 1 ? 'has' : 'have'} this open`

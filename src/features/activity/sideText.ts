import { objectIn } from './changedFields'

/** One side of a change in full: JSON indented, other text unchanged. */
export function sideText(side: string): string {
  const object = objectIn(side)
  return object ? JSON.stringify(object, null, 2) : side
}

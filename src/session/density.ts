import { attempt } from '../shared/attempt'
import { watchRoot } from './watchRoot'

/** How much room a row of a table has, in the words of the menu. */
export const densities = { comfortable: 'Comfortable', compact: 'Compact' }

// The boot script sets the attribute from the same key before the first paint; ui/tokens.ts says what it changes.
const key = 'density'
const attribute = 'data-density'

export const readDensity = () =>
  document.documentElement.getAttribute(attribute) === 'compact' ? 'compact' : 'comfortable'

/** Applies a density at once and stores the choice where storage is allowed. */
export function setDensity(density: string): void {
  attempt(() => localStorage.setItem(key, density))
  document.documentElement.setAttribute(attribute, density)
}

export const watchDensity = watchRoot(attribute)

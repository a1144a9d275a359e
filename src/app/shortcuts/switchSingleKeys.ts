import { singleKeysKey, singleKeysOn, switchedOff } from './keys'

/** Switches single-character shortcuts for all tabs of this browser; returns the resulting state. */
export function switchSingleKeys(on: boolean): boolean {
  try {
    if (on) localStorage.removeItem(singleKeysKey)
    else localStorage.setItem(singleKeysKey, switchedOff)
  } catch {
    // If storage fails, the result shows that nothing has changed.
  }
  return singleKeysOn()
}

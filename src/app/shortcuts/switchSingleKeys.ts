import { singleKeysKey, singleKeysOn, switchedOff } from './keys'

/** Switches shortcuts of a single character in this browser, all its tabs, and gives what holds from now on. */
export function switchSingleKeys(on: boolean): boolean {
  try {
    if (on) localStorage.removeItem(singleKeysKey)
    else localStorage.setItem(singleKeysKey, switchedOff)
  } catch {
    // What cannot be kept is not promised: the answer says that nothing has changed.
  }
  return singleKeysOn()
}

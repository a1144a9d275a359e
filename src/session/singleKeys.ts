/** The localStorage key for switched-off single-character shortcuts. */
const key = 'shortcuts'
const switchedOff = 'off'

/** Whether single-character shortcuts are on. Called only while somebody is signed in, so storage is readable. */
export const singleKeysOn = () => localStorage.getItem(key) !== switchedOff

/** Switches single-character shortcuts for all tabs of this browser; returns the resulting state. */
export function switchSingleKeys(on: boolean): boolean {
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, switchedOff)
  } catch {
    // If storage fails, the result shows that nothing has changed.
  }
  return singleKeysOn()
}

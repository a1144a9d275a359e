import { useSyncExternalStore } from 'react'
import { singleKeysOn } from '../../../session/singleKeys'

/** The switch for the keys is a checkbox over the page, whose change comes up to the window. */
function subscribe(listener: () => void) {
  window.addEventListener('change', listener)
  return () => window.removeEventListener('change', listener)
}

/** What tells the keys of buttons, for as long as single-key shortcuts are on: a key that does nothing is not named. */
export function useKeyHints() {
  const areOn = useSyncExternalStore(subscribe, singleKeysOn)
  const of = (key: string) => (areOn ? { 'aria-keyshortcuts': key } : {})
  return {
    areOn,
    of,
    /** For a button without text. */
    named: (name: string, key: string, short = key) => ({
      ...of(key),
      'aria-label': name,
      title: areOn ? `${name} (${short})` : name,
    }),
    shown: (key: string) => areOn && <kbd aria-hidden>{key}</kbd>,
  }
}

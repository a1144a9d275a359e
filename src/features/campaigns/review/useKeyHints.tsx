import { useSyncExternalStore } from 'react'
import { singleKeysOn } from '../../../session/singleKeys'

/** The keys are switched on and off by a checkbox in a dialog over this page; its `change` event reaches the window. */
function subscribe(listener: () => void) {
  window.addEventListener('change', listener)
  return () => window.removeEventListener('change', listener)
}

/**
 * Attributes and texts that name the key of a button. They name none while single-key shortcuts are off, because the keys do
 * nothing then.
 */
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

import { useSyncExternalStore } from 'react'

/** Whether the browser has a network; what a server answers is another question. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

function subscribe(changed: () => void) {
  for (const event of ['online', 'offline']) window.addEventListener(event, changed)
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, changed)
  }
}

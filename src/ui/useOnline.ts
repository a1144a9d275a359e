import { useSyncExternalStore } from 'react'

/** Whether the browser has a network; says nothing about the server. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

function subscribe(changed: () => void) {
  for (const event of ['online', 'offline']) window.addEventListener(event, changed)
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, changed)
  }
}

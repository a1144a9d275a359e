import { AppShell } from './pages'
import type { makeStore } from './store'

/** Starts following what others change as soon as somebody is signed in and the shell has come; without its code lists are as they were read. */
export function followEvents({ store, startEvents }: Pick<ReturnType<typeof makeStore>, 'store' | 'startEvents'>) {
  const begin = () => {
    if (store.getState().session.status === 'signedOut') return
    stop()
    void AppShell.preload()
      .then(startEvents)
      .catch(() => undefined)
  }
  const stop = store.subscribe(begin)
  begin()
}

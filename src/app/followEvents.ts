import type { makeStore } from './store'
import { whenIdle } from './whenIdle'

/**
 * Follows what others change, once somebody is signed in and the page is idle. If its code does not load, lists stay as they were
 * read.
 */
export function followEvents({ store, startEvents }: Pick<ReturnType<typeof makeStore>, 'store' | 'startEvents'>) {
  const begin = () => {
    if (store.getState().session.status === 'signedOut') return
    stop()
    void whenIdle()
      .then(startEvents)
      .catch(() => undefined)
  }
  const stop = store.subscribe(begin)
  begin()
}

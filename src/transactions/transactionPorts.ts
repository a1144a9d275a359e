import { attempt } from '../shared/attempt'
import { randomId } from '../shared/randomId'
import { createLocks, type Locks } from './locks'
import { createRecordStore, type RecordStore } from './recordStore'

/** The effects of the engine: storage and locks shared by all tabs, clock, timers, and whether the tab is visible. */
export interface TransactionPorts {
  records: RecordStore
  locks: Locks
  /** Milliseconds since 1970. */
  now: () => number
  sleep: (milliseconds: number) => Promise<void>
  /** From 0 to below 1; varies the pauses between polls. */
  random: () => number
  newId: () => string
  /** Stays the same when this tab reloads, and differs in every other tab. */
  tabId: string
  visible: () => boolean
  onVisible: (listener: () => void) => () => void
  /** Removes drafts of this tab. */
  dropDrafts: (keys: readonly string[]) => void
}

const tabKey = 'tx.tab'

export function createTransactionPorts(window: Window): TransactionPorts {
  const { document } = window
  const now = () => Date.now()
  const sleep = (milliseconds: number) => new Promise<void>((resolve) => void window.setTimeout(resolve, milliseconds))
  return {
    records: createRecordStore(window),
    locks: createLocks({ window, now, sleep, newId: randomId }),
    now,
    sleep,
    random: Math.random,
    newId: randomId,
    tabId: readTabId(window),
    visible: () => document.visibilityState === 'visible',
    onVisible: (listener) => {
      const onVisibilityChange = () => {
        if (document.visibilityState === 'visible') listener()
      }
      document.addEventListener('visibilitychange', onVisibilityChange)
      return () => document.removeEventListener('visibilitychange', onVisibilityChange)
    },
    dropDrafts: (keys) => attempt(() => keys.forEach((key) => window.sessionStorage.removeItem(key))),
  }
}

function readTabId(window: Window): string {
  const made = randomId()
  return (
    attempt(() => {
      const kept = window.sessionStorage.getItem(tabKey) ?? made
      window.sessionStorage.setItem(tabKey, kept)
      return kept
    }) ?? made
  )
}

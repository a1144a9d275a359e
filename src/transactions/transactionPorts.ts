import { randomId } from '../shared/randomId'
import { createLocks, type Locks } from './locks'
import { createRecordStore, type RecordStore } from './recordStore'
import { createSentDrafts, type SentDrafts } from './sentDrafts'

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
  visible: () => boolean
  onVisible: (listener: () => void) => () => void
  drafts: SentDrafts
}

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
    visible: () => document.visibilityState === 'visible',
    onVisible: (listener) => {
      const onVisibilityChange = () => {
        if (document.visibilityState === 'visible') listener()
      }
      document.addEventListener('visibilitychange', onVisibilityChange)
      return () => document.removeEventListener('visibilitychange', onVisibilityChange)
    },
    drafts: createSentDrafts(window),
  }
}

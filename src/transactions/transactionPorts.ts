import { createLocks, type Locks } from './locks'
import { createRecordStore, type RecordStore } from './recordStore'

/** The effects of the transactions: storage and locks that all tabs share, the clock and the eyes of the person. */
export interface TransactionPorts {
  records: RecordStore
  locks: Locks
  /** Milliseconds since 1970. */
  now: () => number
  sleep: (milliseconds: number) => Promise<void>
  /** From 0 up to, not including, 1; spreads the polls. */
  random: () => number
  newId: () => string
  /** The same over reloads of this tab, other in any other tab. */
  tabId: string
  visible: () => boolean
  onVisible: (listener: () => void) => () => void
  /** Forgets drafts of this tab. */
  dropDrafts: (keys: readonly string[]) => void
}

const tabKey = 'tx.tab'

export function createTransactionPorts(window: Window): TransactionPorts {
  const { document } = window
  const newId = () => createId(window.crypto)
  const now = () => Date.now()
  const sleep = (milliseconds: number) => new Promise<void>((resolve) => void window.setTimeout(resolve, milliseconds))
  return {
    records: createRecordStore(window),
    locks: createLocks({ window, now, sleep, newId }),
    now,
    sleep,
    random: Math.random,
    newId,
    tabId: readTabId(window, newId),
    visible: () => document.visibilityState === 'visible',
    onVisible: (listener) => {
      const hear = () => {
        if (document.visibilityState === 'visible') listener()
      }
      document.addEventListener('visibilitychange', hear)
      return () => document.removeEventListener('visibilitychange', hear)
    },
    dropDrafts: (keys) => attempt(() => keys.forEach((key) => window.sessionStorage.removeItem(key))),
  }
}

/** `crypto.randomUUID` is missing on plain http. */
function createId(crypto: Crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function readTabId(window: Window, newId: () => string): string {
  const made = newId()
  return (
    attempt(() => {
      const kept = window.sessionStorage.getItem(tabKey) ?? made
      window.sessionStorage.setItem(tabKey, kept)
      return kept
    }) ?? made
  )
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

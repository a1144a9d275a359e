import { attempt } from '../shared/attempt'

/** Each record has its own storage key, so that tabs do not overwrite each other's records. */
export const recordPrefix = 'tx.v1.'

/** Suffix of the key of a damaged record that was set aside. */
export const damagedSuffix = '.corrupt'

/** The storage keys of all records, including damaged ones. Throws where storage is blocked. */
export const recordKeys = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(recordPrefix),
  )

/** The parts of a window that are needed to read records and to notice changes. */
export interface StorageWindow extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  localStorage: Storage
}

/**
 * Resolves when this browser has a record: at once, or when another tab writes the first one. Until then the engine
 * need not be loaded. Never resolves where storage is blocked.
 */
export const firstRecord = (window: StorageWindow) =>
  new Promise<void>((found) => {
    const check = () => {
      if (!hasRecord(window)) return
      window.removeEventListener('storage', check)
      found()
    }
    window.addEventListener('storage', check)
    check()
  })

/** Whether this browser has a record that is not damaged. */
export const hasRecord = (window: StorageWindow) =>
  attempt(() => recordKeys(window.localStorage).some((key) => !key.endsWith(damagedSuffix)))

/** Each record has a key of its own in the storage, so that tabs do not overwrite each other's. */
export const recordPrefix = 'tx.v1.'

/** The end of the key of a damaged record that was set aside. */
export const damagedSuffix = '.corrupt'

/** The keys of all records, also of damaged ones. Throws where storage is blocked. */
export const recordKeys = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(recordPrefix),
  )

/** The part of a window that tells of records. */
export interface StorageWindow extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  localStorage: Storage
}

/**
 * Resolves when this browser has a record: at once, or when another tab writes its first. The engine need not be loaded
 * before. Where storage is blocked it never resolves.
 */
export const firstRecord = (window: StorageWindow) =>
  new Promise<void>((found) => {
    const look = () => {
      if (!hasRecord(window)) return
      window.removeEventListener('storage', look)
      found()
    }
    window.addEventListener('storage', look)
    look()
  })

function hasRecord(window: StorageWindow): boolean {
  try {
    return recordKeys(window.localStorage).some((key) => !key.endsWith(damagedSuffix))
  } catch {
    return false
  }
}

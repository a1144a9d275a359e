import { attempt } from '../shared/attempt'
import { damagedSuffix, recordKeys, recordPrefix, type StorageWindow } from './firstRecord'
import { endedBeyondNewest, parseStored, type Stored } from './parseStored'
import type { Transaction } from './transactionRecord'

/** A change by another tab: one record written or removed, or the whole storage cleared. */
export type StoreEvent = { type: 'changed'; stored: Stored } | { type: 'removed'; id: string } | { type: 'cleared' }

/** The stored records of all tabs, one key each. No method throws. */
export interface RecordStore {
  /** All records; removes the oldest ended ones, as `trim` does. */
  load: () => readonly Stored[]
  /** Undefined when there is no record or it is damaged. */
  read: (id: string) => Exclude<Stored, { kind: 'damaged' }> | undefined
  /**
   * Writes a record and reads it back. False when the storage is full or blocked, or has the record of a newer version.
   */
  putVerified: (record: Transaction) => boolean
  remove: (id: string) => void
  /** Moves a damaged record to a key of its own and returns it; undefined when there is none or the storage is full. */
  setAside: (id: string) => Extract<Stored, { kind: 'damaged' }> | undefined
  /** Removes ended records beyond the 50 that ended last and returns their ids. */
  trim: () => readonly string[]
  subscribe: (listener: (event: StoreEvent) => void) => () => void
}

export function createRecordStore(window: StorageWindow): RecordStore {
  const inStorage = <Result>(work: (storage: Storage) => Result) => attempt(() => work(window.localStorage))
  /** The last parsed text of each record, so that an unchanged text is not parsed again. */
  const lastRead = new Map<string, { text: string; stored: Stored }>()
  const parse = (id: string, text: string) => {
    const last = lastRead.get(id)
    if (last?.text === text) return last.stored
    const stored = parseStored(id, text)
    lastRead.set(id, { text, stored })
    return stored
  }
  const get = (id: string) =>
    inStorage((storage) => {
      const text = storage.getItem(recordPrefix + id)
      return text === null ? undefined : parse(id, text)
    })
  const texts = () =>
    inStorage((storage) =>
      recordKeys(storage).map((key) => [key.slice(recordPrefix.length), storage.getItem(key) ?? ''] as const),
    ) ?? []
  const remove = (id: string) => {
    lastRead.delete(id)
    inStorage((storage) => storage.removeItem(recordPrefix + id))
  }
  const removeOld = (all: ReturnType<typeof texts>) => {
    const old = endedBeyondNewest(all)
    old.forEach(remove)
    return old
  }
  const setAside: RecordStore['setAside'] = (id) =>
    inStorage((storage) => {
      const stored = get(id)
      if (stored?.kind !== 'damaged') return undefined
      const aside = { ...stored, id: id + damagedSuffix }
      storage.setItem(recordPrefix + aside.id, stored.text)
      storage.removeItem(recordPrefix + id)
      return aside
    })
  const read: RecordStore['read'] = (id) => {
    const stored = get(id)
    return stored?.kind === 'damaged' ? undefined : stored
  }

  return {
    load: () => {
      const all = texts()
      const old = new Set(removeOld(all))
      return all.filter(([id]) => !old.has(id)).map(([id, text]) => parse(id, text))
    },
    read,
    remove,
    setAside,
    trim: () => removeOld(texts()),
    putVerified: (record) =>
      inStorage((storage) => {
        if (read(record.id)?.kind === 'newer') return false
        const text = JSON.stringify(record)
        storage.setItem(recordPrefix + record.id, text)
        return storage.getItem(recordPrefix + record.id) === text
      }) ?? false,
    subscribe: (listener) => {
      const onStorage = (event: Event) => {
        if (!(event instanceof StorageEvent)) return
        const { key, newValue } = event
        if (key === null) return listener({ type: 'cleared' })
        if (!key.startsWith(recordPrefix)) return
        const id = key.slice(recordPrefix.length)
        listener(newValue === null ? { type: 'removed', id } : { type: 'changed', stored: parse(id, newValue) })
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

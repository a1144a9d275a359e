import { recordKeys, recordPrefix, type StorageWindow } from './firstRecord'
import { isFinal } from './isFinal'
import { parseNewer, parseTransaction, recordVersion, type NewerRecord, type Transaction } from './transactionRecord'

const mostEnded = 50

export type Stored = { kind: 'record'; record: Transaction } | { kind: 'newer'; record: NewerRecord }

/** What another tab has done: kept or removed one record, or cleared the whole storage. */
export type StoreEvent = { type: 'changed'; stored: Stored } | { type: 'removed'; id: string } | { type: 'cleared' }

/** The records of all tabs, one key each. No method throws. */
export interface RecordStore {
  all: () => readonly Stored[]
  read: (id: string) => Stored | undefined
  /** Writes and reads back: false when the storage is full or blocked, or a newer version has the record. */
  putVerified: (record: Transaction) => boolean
  remove: (id: string) => void
  /** Removes the oldest ended ones beyond the newest 50 and gives their ids. */
  trim: () => readonly string[]
  subscribe: (listener: (event: StoreEvent) => void) => () => void
}

export function createRecordStore(window: StorageWindow): RecordStore {
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(window.localStorage)
    } catch {
      return undefined
    }
  }
  const read = (id: string) => attempt((storage) => parse(storage.getItem(recordPrefix + id)))
  const remove = (id: string) => attempt((storage) => storage.removeItem(recordPrefix + id))
  const all = () => attempt((storage) => recordKeys(storage).flatMap((key) => parse(storage.getItem(key)) ?? [])) ?? []

  return {
    all,
    read,
    remove,
    putVerified: (record) =>
      attempt((storage) => {
        if (read(record.id)?.kind === 'newer') return false
        const text = JSON.stringify(record)
        storage.setItem(recordPrefix + record.id, text)
        return storage.getItem(recordPrefix + record.id) === text
      }) ?? false,
    trim: () => {
      const ended = all().flatMap(({ kind, record }) => (kind === 'record' && isFinal(record) ? [record] : []))
      const old = ended.sort((a, b) => b.createdAt - a.createdAt).slice(mostEnded)
      old.forEach(({ id }) => remove(id))
      return old.map(({ id }) => id)
    },
    subscribe: (listener) => {
      const hear = (event: Event) => {
        if (!(event instanceof StorageEvent)) return
        const { key, newValue } = event
        if (key === null) return listener({ type: 'cleared' })
        if (!key.startsWith(recordPrefix)) return
        if (newValue === null) return listener({ type: 'removed', id: key.slice(recordPrefix.length) })
        const stored = parse(newValue)
        if (stored) listener({ type: 'changed', stored })
      }
      window.addEventListener('storage', hear)
      return () => window.removeEventListener('storage', hear)
    },
  }
}

function parse(text: string | null): Stored | undefined {
  if (text === null) return undefined
  const value = parseJson(text)
  if (isNewer(value)) {
    const newer = parseNewer(value)
    return newer && { kind: 'newer', record: newer }
  }
  const record = parseTransaction(value)
  return record && { kind: 'record', record }
}

const isNewer = (value: unknown) => Number(Reflect.get(Object(value), 'v')) > recordVersion

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

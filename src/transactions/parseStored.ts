import { at } from '../shared/at'
import { attempt } from '../shared/attempt'
import { damagedSuffix } from './firstRecord'
import { isFinalState } from './transactionStates'
import { parseTransaction, recordVersion, type Transaction } from './transactionRecord'

/** What is stored under one key: a record, a record of a newer console version (left alone), or something damaged. */
export type Stored =
  | { kind: 'record'; id: string; record: Transaction }
  | { kind: 'newer'; id: string }
  | { kind: 'damaged'; id: string; text: string }

/** `id` is the storage key without its prefix. */
export function parseStored(id: string, text: string): Stored {
  const value = parseJson(text)
  if (Number(at(value, 'v')) > recordVersion) return { kind: 'newer', id }
  const record = id.endsWith(damagedSuffix) ? undefined : parseTransaction(value)
  return record?.id === id ? { kind: 'record', id, record } : { kind: 'damaged', id, text }
}

/** So many ended records are kept. */
const maxEnded = 50

/**
 * The ids of ended records beyond the 50 that have ended last. Reads a few fields without validating, because there may be
 * thousands.
 */
export function endedBeyondNewest(texts: readonly (readonly [id: string, text: string])[]): string[] {
  const ended = texts.flatMap(([id, text]) => {
    const value = parseJson(text)
    // By the time of the ending: a record that was open for long must not be removed before its ending was shown.
    const time = at(value, 'endedAt') ?? at(value, 'createdAt')
    const isWhole = at(value, 'id') === id && at(value, 'v') === recordVersion
    return isWhole && isFinalState(at(value, 'state')) && typeof time === 'number' ? [{ id, time }] : []
  })
  return ended
    .sort((a, b) => b.time - a.time)
    .slice(maxEnded)
    .map(({ id }) => id)
}

const parseJson = (text: string) => attempt((): unknown => JSON.parse(text))

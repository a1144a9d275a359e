import type { In, State, Transaction } from './transactionRecord'

type Open = 'checking' | 'awaitingSignature' | 'submitted' | 'pending' | 'confirming' | 'unknown' | 'replacedMaybe'

const open: readonly State[] = [
  'checking',
  'awaitingSignature',
  'submitted',
  'pending',
  'confirming',
  'unknown',
  'replacedMaybe',
] satisfies Open[]

/** Of a state as it was stored. */
export const isFinalState = (state: unknown) => typeof state === 'string' && !open.some((one) => one === state)

/** Ended; only a reorganisation of the chain changes it, and only an ending that rests on a block. */
export const isFinal = (record: Transaction): record is In<Exclude<State, Open>> => !open.includes(record.state)

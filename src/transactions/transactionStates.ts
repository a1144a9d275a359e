import { isKeyOf } from '../contract/keysOf'
import type { StatusTone } from '../ui/StatusChip'
import type { TransactionIn, State, Transaction } from './transactionRecord'

interface StateFacts {
  /** Not ended yet. */
  open: boolean
  /** Whether polling can still find something new; `settling`: for a limited time, because of reorganisations. */
  followed: 'always' | 'settling' | 'never'
  tone: StatusTone
}

/** Everything that depends on the state alone. */
export const transactionStates = {
  checking: { open: true, followed: 'never', tone: 'waiting' },
  awaitingSignature: { open: true, followed: 'never', tone: 'waiting' },
  submitted: { open: true, followed: 'always', tone: 'waiting' },
  pending: { open: true, followed: 'always', tone: 'waiting' },
  confirming: { open: true, followed: 'always', tone: 'waiting' },
  unknown: { open: true, followed: 'always', tone: 'waiting' },
  replacedMaybe: { open: true, followed: 'always', tone: 'waiting' },
  confirmed: { open: false, followed: 'settling', tone: 'good' },
  reverted: { open: false, followed: 'settling', tone: 'failed' },
  cancelled: { open: false, followed: 'settling', tone: 'idle' },
  replaced: { open: false, followed: 'settling', tone: 'idle' },
  rejected: { open: false, followed: 'never', tone: 'idle' },
  notSent: { open: false, followed: 'never', tone: 'failed' },
  chainReset: { open: false, followed: 'never', tone: 'idle' },
  dismissed: { open: false, followed: 'never', tone: 'idle' },
} as const satisfies Record<State, StateFacts>

type Facts = typeof transactionStates
type EndedState = { [S in State]: Facts[S]['open'] extends true ? never : S }[State]

export const isState = (state: unknown): state is State => isKeyOf(transactionStates, state)

/** For a state that was read from storage. */
export const isFinalState = (state: unknown) => isState(state) && !transactionStates[state].open

/** Ended. Only a reorganisation changes it then, and only an ending that has a block. */
export const isFinal = (record: Transaction): record is TransactionIn<EndedState> =>
  !transactionStates[record.state].open

/** What was wanted has happened, though its block may still be replaced. */
export const hasSucceeded = (record: Transaction) =>
  record.state === 'confirmed' || (record.state === 'confirming' && record.success)

/** An ending that has a block is polled for so long, because of reorganisations. */
const settlesAfterMs = 10 * 60_000

/** Whether polling can still find something new about a record. */
export function isFollowed(record: Transaction, now: number): boolean {
  const { followed } = transactionStates[record.state]
  if (followed !== 'settling') return followed === 'always'
  return 'endedAt' in record && now - record.endedAt < settlesAfterMs
}

/** So many searches take longer than most blocks do. */
const enoughSearches = 10

/** An unknown outcome was searched for so often that it may well stay unknown. */
export const isSearched = ({ searches = 0 }: TransactionIn<'unknown'>) => searches >= enoughSearches

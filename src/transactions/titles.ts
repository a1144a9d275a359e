import { assertNever } from '../shared/assertNever'
import type { StatusTone } from '../ui/StatusChip'
import type { Transaction } from './transactionRecord'

/** What a transaction is for, in words. */
export function titleOf(kind: Transaction['kind']): string {
  switch (kind) {
    case 'approve':
      return 'Approve tokens'
    case 'addVesting':
      return 'Add Vesting'
    case 'releaseVesting':
      return 'Release vesting'
    default:
      return assertNever(kind)
  }
}

export function toneOf({ state }: Transaction): StatusTone {
  switch (state) {
    case 'confirmed':
      return 'good'
    case 'reverted':
    case 'notSent':
      return 'failed'
    case 'rejected':
    case 'cancelled':
    case 'replaced':
    case 'chainReset':
    case 'dismissed':
      return 'idle'
    case 'checking':
    case 'awaitingSignature':
    case 'submitted':
    case 'pending':
    case 'confirming':
    case 'unknown':
    case 'replacedMaybe':
      return 'waiting'
    default:
      return assertNever(state)
  }
}

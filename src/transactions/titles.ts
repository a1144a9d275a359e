import { assertNever } from '../shared/assertNever'
import type { StatusTone } from '../ui/StatusChip'
import type { Transaction } from './transactionRecord'
import { transactionStates } from './transactionStates'

export function titleOf(kind: Transaction['kind']): string {
  switch (kind) {
    case 'approve':
      return 'Approve Tokens'
    case 'addVesting':
      return 'Add Vesting'
    case 'releaseVesting':
      return 'Release Vesting'
    default:
      return assertNever(kind)
  }
}

export const toneOf = ({ state }: Transaction): StatusTone => transactionStates[state].tone

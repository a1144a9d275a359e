import { useReleased } from '../../api/releasedAmount'
import type { Transaction } from '../transactionRecord'

/** The wei that a release has paid, once it is confirmed; undefined while unknown, and for any other transaction. */
export function useReleasedBy(record: Transaction): string | undefined {
  const account = record.description.fields.find(({ kind }) => kind === 'address')?.value
  const isPaid = record.kind === 'releaseVesting' && record.state === 'confirmed' && account !== undefined
  return useReleased(isPaid ? { chainId: record.chainId, hash: record.hash, contract: record.to, account } : undefined)
}

import { hashOf } from '../transactionFacts'
import type { Transaction } from '../transactionRecord'
import { TransactionHash } from './TransactionHash'

/** The hash of a transaction, and of the one that has used its nonce in its place. */
export function TransactionHashes({ record }: { record: Transaction }) {
  const hash = hashOf(record)
  const other = 'replacedBy' in record ? record.replacedBy : undefined
  const { chainId, state } = record
  return (
    <>
      {hash && <TransactionHash chainId={chainId} hash={hash} />}
      {other && (
        <p>
          <TransactionHash
            label={state === 'cancelled' ? 'Cancelled by transaction' : 'Replaced by transaction'}
            chainId={chainId}
            hash={other}
          />
        </p>
      )}
    </>
  )
}

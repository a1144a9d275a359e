import { isForgotten } from '../transaction'
import type { Transaction } from '../transactionRecord'

interface WhatToDoProps {
  record: Transaction
  /** Milliseconds since 1970. */
  now: number
}

/** Why a transaction makes no progress, and what the person can do about it. */
export function WhatToDo({ record, now }: WhatToDoProps) {
  if (record.state === 'unknown')
    return (
      <>
        <p>{record.reason}</p>
        <p>
          It may have been sent all the same, so look here or in your wallet before you do it again. If your wallet does
          not have it either, dismiss it: it is then not followed any more.
        </p>
      </>
    )
  if (!isForgotten(record, now)) return null
  return (
    <>
      <p>
        The network has forgotten this transaction: it waits nowhere, and its number {record.nonce} is not used yet. It
        can still come back, for example when your wallet sends it again by itself.
      </p>
      <p>
        Send again asks your wallet for the same call with the same number, so that only one of the two can happen.
        Dismiss ends following it; its number may still be used.
      </p>
    </>
  )
}

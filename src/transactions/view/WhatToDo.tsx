import { isForgotten, isUnanswered } from '../transactionFacts'
import type { Transaction } from '../transactionRecord'

interface WhatToDoProps {
  record: Transaction
  /** Milliseconds since 1970. */
  now: number
}

/** Why a transaction makes no progress, and what the person can do about it. */
export function WhatToDo({ record, now }: WhatToDoProps) {
  if (isUnanswered(record, now))
    return (
      <p>
        Your wallet hasn't responded yet. Open and unlock it, and look for the request there. If there is none, stop
        waiting: a later answer still counts.
      </p>
    )
  if (record.state === 'confirming' && !record.success)
    return <p>Don't send it again yet: the network may still replace this block, and then both could go through.</p>
  if (record.state === 'unknown')
    return (
      <>
        <p>{record.reason}</p>
        <p>
          It may still have been sent, so check here and in your wallet before you try again. If your wallet doesn't
          have it either, dismiss it to stop tracking it.
        </p>
      </>
    )
  if (!isForgotten(record, now)) return null
  return (
    <>
      <p>
        The network no longer has this transaction, and its nonce {record.nonce} hasn't been used. It can still come
        back, for example if your wallet sends it again.
      </p>
      <p>
        Send again asks your wallet to send the same call with the same nonce, so only one of the two can go through.
        Dismiss stops tracking it; its nonce may still be used.
      </p>
    </>
  )
}

import { createAction } from '@reduxjs/toolkit'
import type { Message } from '../shared/messages'

/** How the request to the wallet ended for the transaction `id`; `reason` says in words why it was not sent. */
export const sendEnded = createAction<
  { id: string } & ({ end: 'sent' | 'unclear' } | { end: 'rejected' | 'notSent'; reason: string })
>('transactions/sendEnded')

/** How a second request to the wallet ended; `notAsked` with the reason why there was none. */
export const resendEnded = createAction<
  { id: string } & ({ end: 'sent' | 'busy' | 'crashed' } | { end: 'notAsked' | 'refused' | 'unclear'; reason: string })
>('transactions/resendEnded')

/** What the wallet's second hash has turned out to be, where it is not the transaction itself. */
export const resendMisled = createAction<{ id: string; as: 'foreign' | 'otherNumber' }>('transactions/resendMisled')

/** Saved records that cannot be read were put aside. */
export const recordsSetAside = createAction<{ count: number }>('transactions/recordsSetAside')

/** A chain was put back to an older state. */
export const chainPutBack = createAction<{ chainId: number; chainName: string; blocks: number }>(
  'transactions/chainPutBack',
)

/** The outcome of a transaction is due to be shown here; over all tabs once, because that it was is stored first. */
export const outcomeNotified = createAction<{ id: string } & Message>('transactions/outcomeNotified')

import { createAction } from '@reduxjs/toolkit'
import type { Message } from '../shared/messages'

/**
 * The ending of the request to the wallet for transaction `id`; `reason` is a sentence on why nothing was sent, and
 * `isShown` whether an open dialog says it.
 */
export const sendEnded = createAction<
  { id: string } & ({ end: 'sent' | 'unclear' } | { end: 'rejected' | 'notSent'; reason: string; isShown: boolean })
>('transactions/sendEnded')

/** The ending of a second request to the wallet; `notAsked` with the reason why there was none. */
export const resendEnded = createAction<
  { id: string } & ({ end: 'sent' | 'busy' | 'crashed' } | { end: 'notAsked' | 'refused' | 'unclear'; reason: string })
>('transactions/resendEnded')

/** The wallet's second hash is not the transaction itself; `as` says what it is. */
export const resendMisled = createAction<{ id: string; as: 'foreign' | 'otherNumber' }>('transactions/resendMisled')

/** Stored records were damaged and were set aside. */
export const recordsSetAside = createAction<{ count: number }>('transactions/recordsSetAside')

/** A chain was rolled back to an older state. */
export const chainRolledBack = createAction<{ chainId: number; chainName: string; blocks: number }>(
  'transactions/chainRolledBack',
)

/**
 * The outcome of a transaction is to be shown in this tab. That it was shown is stored first, so it is shown once over
 * all tabs.
 */
export const outcomeNotified = createAction<{ id: string } & Message>('transactions/outcomeNotified')

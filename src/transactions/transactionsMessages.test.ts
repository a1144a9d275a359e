import type { UnknownAction } from '@reduxjs/toolkit'
import {
  chainRolledBack,
  outcomeNotified,
  recordsSetAside,
  resendEnded,
  resendMisled,
  sendEnded,
} from './outcomeActions'
import { transactionsMessages } from './transactionsMessages'

const id = 't'
const error = (text: string) => [{ kind: 'error', text }]
const about = 'transaction t'
const ofIt = (text: string) => [{ kind: 'error', text, about }]

it.each<[UnknownAction, unknown[]]>([
  [sendEnded({ id, end: 'sent' }), []],
  [sendEnded({ id, end: 'unclear' }), []],
  [
    sendEnded({ id, end: 'rejected', reason: 'User rejected request.', isShown: false }),
    ofIt('User rejected request.'),
  ],
  [sendEnded({ id, end: 'rejected', reason: 'User rejected request.', isShown: true }), []],
  [sendEnded({ id, end: 'notSent', reason: 'Storage is full.', isShown: false }), ofIt('Storage is full.')],
  [resendEnded({ id, end: 'sent' }), [{ kind: 'repaired', about }]],
  [resendEnded({ id, end: 'crashed' }), []],
  [
    resendEnded({ id, end: 'busy' }),
    ofIt(
      'A transaction of this account is already in progress in another tab, or still open in your wallet. If your wallet shows none, reload this page.',
    ),
  ],
  [resendEnded({ id, end: 'notAsked', reason: 'No wallet.' }), ofIt('No wallet. Nothing was sent.')],
  // As contracts say it.
  [
    resendEnded({ id, end: 'notAsked', reason: 'No tokens to release' }),
    ofIt('No tokens to release. Nothing was sent.'),
  ],
  [resendEnded({ id, end: 'refused', reason: 'User rejected request.' }), ofIt('User rejected request.')],
  [
    resendEnded({ id, end: 'unclear', reason: 'No answer.' }),
    ofIt("No answer. It may still have been sent again; it's tracked here."),
  ],
  [
    resendMisled({ id, as: 'foreign' }),
    error('The hash that your wallet answered with belongs to another transaction.'),
  ],
  [
    resendMisled({ id, as: 'otherNumber' }),
    error(
      'Your wallet sent the transaction again with a different nonce, so both copies may go through. Cancel one of them in your wallet.',
    ),
  ],
  [
    recordsSetAside({ count: 1 }),
    error("A saved transaction is damaged and can't be tracked. What's left is under Transactions."),
  ],
  [
    recordsSetAside({ count: 3 }),
    error("3 saved transactions are damaged and can't be tracked. What's left is under Transactions."),
  ],
  [
    chainRolledBack({ chainId: 1, chainName: 'BSC', blocks: 5 }),
    error(
      'BSC dropped its last 5 blocks. Transactions in dropped blocks are pending again and may still be confirmed. Check Transactions before you send any of them again.',
    ),
  ],
  [outcomeNotified({ id, kind: 'success', text: 'Done' }), [{ kind: 'success', text: 'Done', about }]],
  [outcomeNotified({ id, kind: 'info', text: 'Cancelled' }), [{ kind: 'info', text: 'Cancelled', about }]],
])('%j says %j', (action, messages) => {
  expect(transactionsMessages.flatMap((rule) => rule(action) ?? [])).toEqual(messages)
})

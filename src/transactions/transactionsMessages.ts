import { messageOf, type Message, type MessageRule, type Repaired } from '../shared/messages'
import { sentence } from '../shared/sentence'
import {
  chainRolledBack,
  outcomeNotified,
  recordsSetAside,
  resendEnded,
  resendMisled,
  sendEnded,
} from './outcomeActions'

export const busy =
  'A transaction of this account is already in progress in another tab, or still open in your wallet. If your wallet shows none, reload this page.'

const error = (text: string, id?: string): Message => ({ kind: 'error', text, ...(id && aboutTransaction(id)) })
const aboutTransaction = (id: string) => ({ about: `transaction ${id}` })

function resendMessage(ended: ReturnType<typeof resendEnded>['payload']): Message | Repaired | undefined {
  const { id } = ended
  switch (ended.end) {
    case 'sent':
      return { kind: 'repaired', ...aboutTransaction(id) }
    case 'crashed':
      return undefined
    case 'busy':
      return error(busy, id)
    case 'notAsked':
      return error(`${sentence(ended.reason)} Nothing was sent.`, id)
    case 'refused':
      return error(ended.reason, id)
    case 'unclear':
      return error(`${sentence(ended.reason)} It may still have been sent again; it's tracked here.`, id)
  }
}

const misledTexts = {
  foreign: 'The hash that your wallet answered with belongs to another transaction.',
  otherNumber:
    'Your wallet sent the transaction again with a different nonce, so both copies may go through. Cancel one of them in your wallet.',
}

export const transactionsMessages: readonly MessageRule[] = [
  messageOf(sendEnded, (ended) => ('reason' in ended && !ended.isShown ? error(ended.reason, ended.id) : undefined)),
  messageOf(resendEnded, resendMessage),
  messageOf(resendMisled, ({ as }) => error(misledTexts[as])),
  messageOf(recordsSetAside, ({ count }) =>
    error(
      `${count === 1 ? 'A saved transaction is' : `${count} saved transactions are`} damaged and can't be tracked. What's left is under Transactions.`,
    ),
  ),
  messageOf(chainRolledBack, ({ chainName, blocks }) =>
    error(
      `${chainName} dropped its last ${blocks === 1 ? 'block' : `${blocks} blocks`}. Transactions in dropped blocks are pending again and may still be confirmed. Check Transactions before you send any of them again.`,
    ),
  ),
  // A later outcome replaces a bad one: a dropped block may come back.
  messageOf(outcomeNotified, ({ id, kind, text }) => ({ kind, text, ...aboutTransaction(id) })),
]

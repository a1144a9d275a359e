import { assertNever } from '../shared/assertNever'
import { messageOf, type Message, type MessageRule, type Repaired } from '../shared/messages'
import {
  accountChanged,
  chainChanged,
  connected,
  connectFailed,
  disconnected,
  requestStillOpen,
  switchEnded,
  walletsMissing,
  type SwitchOutcome,
} from './walletSlice'

// Connecting, disconnecting and another chain clear a failed switch's message.
const about = 'wallet'
const error = (text: string): Message => ({ kind: 'error', text, about })
const repaired: Repaired = { kind: 'repaired', about }
const openRequest = 'A request is already open in your wallet. Open it.'

function switchMessage({ chainId, chainName, onName, end }: SwitchOutcome): Message | Repaired | undefined {
  switch (end.end) {
    case 'switched':
      return repaired
    case 'notConnected':
    case 'crashed':
      return undefined
    case 'rejected':
      return error('User rejected request.')
    case 'pending':
      return error(openRequest)
    case 'unsupported':
      return error(`Switch to ${chainName} in your wallet: this page can't do it for you.`)
    case 'refusedToAdd':
      return error(`Your wallet can't add ${chainName} automatically. Add it there manually.`)
    case 'stayed':
      return error(
        onName === undefined
          ? `Your wallet agreed but didn't confirm that it's on ${chainName}.`
          : `Your wallet agreed but is still on ${onName}.`,
      )
    case 'failed':
      return error(end.text)
    case 'notConfigured':
      return error(`Chain ${chainId} is not configured`)
    case 'timedOut':
      return error(`Your wallet hasn't responded. Look for an open request in it, or switch to ${chainName} there.`)
    default:
      return assertNever(end)
  }
}

export const walletMessages: readonly MessageRule[] = [
  messageOf(connectFailed, ({ reason }) => error(reason)),
  messageOf(connected, () => repaired),
  messageOf(requestStillOpen, () => ({ kind: 'info', text: openRequest })),
  messageOf(accountChanged, ({ account }) => (account === undefined ? repaired : undefined)),
  messageOf(chainChanged, () => repaired),
  messageOf(disconnected, ({ by }) => (by === 'wallet' ? error('Wallet disconnected') : repaired)),
  messageOf(switchEnded, switchMessage),
  messageOf(walletsMissing, () =>
    error("The wallets couldn't be loaded. Check your connection, then open this again."),
  ),
]

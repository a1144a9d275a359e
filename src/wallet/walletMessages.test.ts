import type { UnknownAction } from '@reduxjs/toolkit'
import { walletMessages } from './walletMessages'
import {
  accountChanged,
  chainChanged,
  connected,
  connectFailed,
  connectAbandoned,
  disconnected,
  reconnectEnded,
  requestStillOpen,
  switchEnded,
  walletsMissing,
  type SwitchOutcome,
} from './walletSlice'

const said = (action: UnknownAction) => walletMessages.flatMap((rule) => rule(action) ?? [])
const error = (text: string) => [{ kind: 'error', text, about: 'wallet' }]
const repaired = [{ kind: 'repaired', about: 'wallet' }]
const ended = (end: SwitchOutcome['end'], onName?: string) =>
  switchEnded({ chainId: 56, chainName: 'BSC', end, onName })

it.each<[UnknownAction, unknown[]]>([
  [connectFailed({ id: 'a', reason: 'User rejected request.' }), error('User rejected request.')],
  [connected({ id: 'a', name: 'A', account: '0x1', chainId: 56 }), repaired],
  [connectAbandoned('a'), []],
  [reconnectEnded({ end: 'failed' }), []],
  [requestStillOpen('a'), [{ kind: 'info', text: 'A request is already open in your wallet. Open it.' }]],
  [disconnected({ id: 'a', by: 'wallet' }), error('Wallet disconnected')],
  [disconnected({ id: 'a', by: 'person' }), repaired],
  [accountChanged({ id: 'a', account: undefined }), repaired],
  [accountChanged({ id: 'a', account: '0x2' }), []],
  [chainChanged({ id: 'a', chainId: 56 }), repaired],
  [walletsMissing(), error("The wallets couldn't be loaded. Check your connection, then open this again.")],
  [ended({ end: 'switched' }), repaired],
  [ended({ end: 'notConnected' }), []],
  [ended({ end: 'crashed' }), []],
  [ended({ end: 'rejected' }), error('User rejected request.')],
  [ended({ end: 'pending' }), error('A request is already open in your wallet. Open it.')],
  [ended({ end: 'unsupported' }), error("Switch to BSC in your wallet: this page can't do it for you.")],
  [ended({ end: 'refusedToAdd' }), error("Your wallet can't add BSC automatically. Add it there manually.")],
  [ended({ end: 'stayed', on: undefined }), error("Your wallet agreed but didn't confirm that it's on BSC.")],
  [ended({ end: 'stayed', on: 1 }, 'Ethereum'), error('Your wallet agreed but is still on Ethereum.')],
  [ended({ end: 'failed', text: 'Wallet is offline.' }), error('Wallet is offline.')],
  [ended({ end: 'notConfigured' }), error('Chain 56 is not configured')],
  [
    ended({ end: 'timedOut' }),
    error("Your wallet hasn't responded. Look for an open request in it, or switch to BSC there."),
  ],
])('%j says %j', (action, messages) => expect(said(action)).toEqual(messages))

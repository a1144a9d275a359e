import type { UnknownAction } from '@reduxjs/toolkit'
import { qrId } from './browser/walletModules'
import {
  accountChanged,
  chainChanged,
  chainStored,
  connected,
  connectFailed,
  connectAbandoned,
  connectSlow,
  connectStarted,
  disconnected,
  reconnectEnded,
  reconnectStarted,
  switchEnded,
  switchStarted,
  walletAnswered,
  walletAsked,
  walletDialogClosed,
  walletDialogOpened,
  walletSlice,
  walletsMissing,
  type WalletLink,
  type WalletState,
} from './walletSlice'

const { reducer, getInitialState } = walletSlice

const out: WalletLink = { status: 'disconnected' }
const back: WalletLink = { status: 'reconnecting' }
const asking: WalletLink = { status: 'connecting', id: 'a', slow: false }
const slow: WalletLink = { status: 'connecting', id: 'a', slow: true }
const connection = { id: 'a', name: 'Wallet A', account: '0x1', chainId: 1 }
const here: WalletLink = { status: 'connected', connection }
const moved = (change: Partial<typeof connection>): WalletLink => ({
  status: 'connected',
  connection: { ...connection, ...change },
})

it.each<[WalletLink, UnknownAction, WalletLink]>([
  [out, reconnectStarted(), back],
  [back, reconnectEnded({ end: 'timedOut' }), out],
  [back, connectStarted('a'), asking],
  [back, connected(connection), here],
  [out, connectStarted('a'), asking],
  [out, connectSlow(), out],
  // A wallet that was no longer waited for has accepted.
  [out, connected(connection), here],
  [out, chainChanged({ id: 'a', chainId: 2 }), out],
  [asking, connectSlow(), slow],
  [asking, connected(connection), here],
  [asking, connectFailed({ id: 'a', reason: 'no' }), out],
  [asking, connectFailed({ id: 'b', reason: 'no' }), asking],
  [asking, reconnectEnded({ end: 'overtaken' }), asking],
  [slow, connectAbandoned('a'), out],
  [slow, connectAbandoned('b'), slow],
  [here, connectFailed({ id: 'a', reason: 'late' }), here],
  [here, connectAbandoned('a'), here],
  [here, reconnectEnded({ end: 'connected' }), here],
  [here, accountChanged({ id: 'a', account: '0x2' }), moved({ account: '0x2' })],
  [here, accountChanged({ id: 'b', account: '0x2' }), here],
  [here, accountChanged({ id: 'a', account: undefined }), out],
  [here, chainChanged({ id: 'a', chainId: 2 }), moved({ chainId: 2 })],
  [here, chainChanged({ id: 'b', chainId: 2 }), here],
  [here, disconnected({ id: 'b', by: 'wallet' }), here],
  [here, disconnected({ id: 'a', by: 'wallet' }), out],
])('%j after %j is %j', (from, event, to) =>
  expect(reducer({ ...getInitialState(), link: from }, event).link).toEqual(to),
)

it.each<[Partial<WalletState>, UnknownAction, Partial<WalletState>]>([
  [{}, walletDialogOpened(), { dialogOpen: true }],
  [{ dialogOpen: true, manualChain: 5 }, walletDialogClosed(), { dialogOpen: false, manualChain: undefined }],
  [{ dialogOpen: true }, walletsMissing(), { dialogOpen: false }],
  [{ dialogOpen: true }, connectStarted('a'), { dialogOpen: true }],
  [{ dialogOpen: true }, connectStarted(qrId), { dialogOpen: false }],
  [{ dialogOpen: true }, connected(connection), { dialogOpen: false, lastUsed: 'a' }],
  [{ unanswered: ['a'] }, walletAsked('b'), { unanswered: ['a', 'b'] }],
  [{ unanswered: ['a', 'b'] }, walletAnswered('a'), { unanswered: ['b'] }],
  [{ chainId: 0 }, chainStored(5), { chainId: 5 }],
  [{ manualChain: 5 }, switchStarted(6), { switching: 6, manualChain: undefined }],
  [{ manualChain: 5, link: here }, chainChanged({ id: 'a', chainId: 5 }), { manualChain: undefined }],
  [{ manualChain: 5, link: here }, chainChanged({ id: 'a', chainId: 6 }), { manualChain: 5 }],
  [{ manualChain: 5, link: here }, disconnected({ id: 'a', by: 'person' }), { manualChain: undefined }],
  [{ manualChain: 5, link: here }, accountChanged({ id: 'a', account: undefined }), { manualChain: undefined }],
  [
    { switching: 6, dialogOpen: true },
    switchEnded({ chainId: 6, chainName: 'Six', end: { end: 'switched' } }),
    { switching: undefined, dialogOpen: false },
  ],
  [
    { switching: 6 },
    switchEnded({ chainId: 6, chainName: 'Six', end: { end: 'refusedToAdd' } }),
    { switching: undefined, manualChain: 6, dialogOpen: true },
  ],
])('%j after %j has %j', (from, event, to) =>
  expect(reducer({ ...getInitialState(), ...from }, event)).toMatchObject(to),
)

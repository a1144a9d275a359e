import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SwitchEnd } from '../chain/switchChain'
import { qrId } from './browser/walletModules'
import type { WalletOption } from './walletPort'

export interface Connection {
  id: string
  name: string
  /** Checksummed; the one that is chosen in the wallet. */
  account: string
  /** The chain the wallet is on, supported or not. */
  chainId: number
}

/** How the console stands with a wallet. `slow`: the wallet `id` has let people wait long. */
export type WalletLink =
  | { status: 'disconnected' | 'reconnecting' }
  | { status: 'connecting'; id: string; slow: boolean }
  | { status: 'connected'; connection: Connection }

export interface WalletState {
  link: WalletLink
  /** The stored chain: the last supported one the wallet was on, else the first of the configuration; 0 before that is known. */
  chainId: number
  dialogOpen: boolean
  options: readonly WalletOption[]
  lastUsed: string | undefined
  /** Wallets that have not answered yet, also those nobody waits for any more. */
  unanswered: readonly string[]
  /** The chain the wallet was asked to go to. */
  switching: number | undefined
  /** A chain the wallet does not add by itself: its values are shown to be typed there. */
  manualChain: number | undefined
}

/** How an attempt to reconnect at a page load ended; `overtaken`: somebody has connected meanwhile. */
export type ReconnectEnd = 'connected' | 'notAllowed' | 'timedOut' | 'failed' | 'overtaken'

/** How a request to switch ended, with names of chains as people read them. */
export interface SwitchOutcome {
  chainId: number
  chainName: string
  end: SwitchEnd | { end: 'notConfigured' | 'notConnected' | 'timedOut' | 'crashed' }
  /** The chain on which a wallet has stayed. */
  onName?: string | undefined
}

const initialState = (): WalletState => ({
  link: { status: 'disconnected' },
  chainId: 0,
  dialogOpen: false,
  options: [],
  lastUsed: undefined,
  unanswered: [],
  switching: undefined,
  manualChain: undefined,
})

const connectionOf = ({ link }: WalletState) => (link.status === 'connected' ? link.connection : undefined)

const disconnect = (state: WalletState, id: string) => {
  if (connectionOf(state)?.id === id) state.link = { status: 'disconnected' }
}

const stopConnecting = (state: WalletState, id: string) => {
  if (state.link.status === 'connecting' && state.link.id === id) state.link = { status: 'disconnected' }
}

/** Connection of a wallet as plain data; what can be asked of it stands behind the wallet port. */
export const walletSlice = createSlice({
  name: 'wallet',
  initialState,
  reducers: {
    walletDialogOpened: (state) => {
      state.dialogOpen = true
    },
    walletDialogClosed: (state) => {
      state.dialogOpen = false
      state.manualChain = undefined
    },
    optionsRead: (state, { payload }: PayloadAction<readonly WalletOption[]>) => {
      state.options = payload.map((option) => ({ ...option }))
    },
    lastUsedRead: (state, { payload }: PayloadAction<string | undefined>) => {
      state.lastUsed = payload
    },
    connectStarted: (state, { payload: id }: PayloadAction<string>) => {
      state.link = { status: 'connecting', id, slow: false }
      // Its QR code comes in a window of its own, and two windows would fight for the focus.
      if (id === qrId) state.dialogOpen = false
    },
    walletAsked: (state, { payload: id }: PayloadAction<string>) => {
      state.unanswered.push(id)
    },
    walletAnswered: (state, { payload: id }: PayloadAction<string>) => {
      state.unanswered = state.unanswered.filter((asked) => asked !== id)
    },
    connectSlow: (state) => {
      if (state.link.status === 'connecting') state.link.slow = true
    },
    connectFailed: (state, { payload }: PayloadAction<{ id: string; reason: string }>) =>
      stopConnecting(state, payload.id),
    /** Nobody waits for the wallet any more; a late yes of it still counts. */
    connectLeft: (state, { payload: id }: PayloadAction<string>) => stopConnecting(state, id),
    connected: (state, { payload: connection }: PayloadAction<Connection>) => {
      state.link = { status: 'connected', connection }
      state.lastUsed = connection.id
      state.dialogOpen = false
    },
    reconnectStarted: (state) => {
      state.link = { status: 'reconnecting' }
    },
    reconnectEnded: {
      prepare: (payload: { end: ReconnectEnd }) => ({ payload }),
      reducer: (state) => {
        if (state.link.status === 'reconnecting') state.link = { status: 'disconnected' }
      },
    },
    accountChanged: (state, { payload }: PayloadAction<{ id: string; account: string | undefined }>) => {
      const connection = connectionOf(state)
      if (payload.account === undefined) disconnect(state, payload.id)
      else if (connection?.id === payload.id) connection.account = payload.account
    },
    chainChanged: (state, { payload }: PayloadAction<{ id: string; chainId: number }>) => {
      const connection = connectionOf(state)
      if (connection?.id === payload.id) connection.chainId = payload.chainId
    },
    chainStored: (state, { payload }: PayloadAction<number>) => {
      state.chainId = payload
    },
    disconnected: (state, { payload }: PayloadAction<{ id: string; by: 'person' | 'wallet' }>) =>
      disconnect(state, payload.id),
    switchStarted: (state, { payload }: PayloadAction<number>) => {
      state.switching = payload
      state.manualChain = undefined
    },
    switchEnded: (state, { payload: { chainId, end } }: PayloadAction<SwitchOutcome>) => {
      state.switching = undefined
      if (end.end !== 'refusedToAdd') return
      state.manualChain = chainId
      state.dialogOpen = true
    },
  },
  selectors: {
    selectWallet: (state) => state,
    selectLink: ({ link }) => link,
    selectChainId: (state) => state.chainId,
    selectSwitching: (state) => state.switching,
    /** The connected wallet; undefined while there is none. */
    selectConnection: connectionOf,
  },
})

export const {
  walletDialogOpened,
  walletDialogClosed,
  optionsRead,
  lastUsedRead,
  connectStarted,
  walletAsked,
  walletAnswered,
  connectSlow,
  connectFailed,
  connectLeft,
  connected,
  reconnectStarted,
  reconnectEnded,
  accountChanged,
  chainChanged,
  chainStored,
  disconnected,
  switchStarted,
  switchEnded,
} = walletSlice.actions
export const { selectWallet, selectLink, selectChainId, selectSwitching, selectConnection } = walletSlice.selectors

/** Somebody chose a wallet, by the id of its option. */
export const connectRequested = createAction<string>('wallet/connectRequested')
/** Somebody no longer waits for the wallet; a late yes of it still counts. */
export const stopWaitingRequested = createAction('wallet/stopWaitingRequested')
export const disconnectRequested = createAction('wallet/disconnectRequested')
/** Somebody wants the wallet on a chain of the configuration. */
export const switchRequested = createAction<number>('wallet/switchRequested')
/** The wallet does not know the chain (4902) and is asked to add it; by chain id. */
export const chainAddRequested = createAction<number>('wallet/chainAddRequested')
export const chainAddEnded = createAction<{ chainId: number; end: SwitchEnd }>('wallet/chainAddEnded')
/** The wallet was not asked again, because its answer to an earlier request is still missing; by the id of its option. */
export const requestStillOpen = createAction<string>('wallet/requestStillOpen')
/** The code of the wallets could not be fetched for somebody who has opened the dialog. */
export const walletsMissing = createAction('wallet/walletsMissing')

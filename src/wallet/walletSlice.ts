import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SwitchEnd } from '../chain/switchChain'
import { qrId } from './browser/walletModules'
import type { WalletOption } from './walletPort'

export interface Connection {
  id: string
  name: string
  /** Checksummed; the account that is selected in the wallet. */
  account: string
  /** The wallet's chain, supported or not. */
  chainId: number
}

/** The connection state. `slow`: wallet `id` has not answered for a long time. */
export type WalletLink =
  | { status: 'disconnected' | 'reconnecting' }
  | { status: 'connecting'; id: string; slow: boolean }
  | { status: 'connected'; connection: Connection }

export interface WalletState {
  link: WalletLink
  /** The last supported chain of the wallet, else the first configured one; 0 before it is known. */
  chainId: number
  dialogOpen: boolean
  options: readonly WalletOption[]
  lastUsed: string | undefined
  /** Wallets with an open request, also when they are no longer waited for. */
  unanswered: readonly string[]
  /** The chain the wallet was asked to switch to. */
  switching: number | undefined
  /** A chain that the wallet cannot add; its values are shown to be typed there. */
  manualChain: number | undefined
}

/** The ending of a reconnect at a page load; `overtaken`: a wallet was chosen or this one forgotten meanwhile. */
export type ReconnectEnd = 'connected' | 'notAllowed' | 'timedOut' | 'failed' | 'overtaken'

/** The ending of a switch request, with the chains' names for people. */
export interface SwitchOutcome {
  chainId: number
  chainName: string
  end: SwitchEnd | { end: 'notConfigured' | 'notConnected' | 'timedOut' | 'crashed' }
  /** The chain that the wallet has stayed on. */
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
  if (connectionOf(state)?.id !== id) return
  state.link = { status: 'disconnected' }
  state.manualChain = undefined
}

const stopConnecting = (state: WalletState, id: string) => {
  if (state.link.status === 'connecting' && state.link.id === id) state.link = { status: 'disconnected' }
}

/** The wallet connection as plain data; the provider is behind the wallet port. */
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
    /** The wallet code could not be fetched after the dialog was opened; its next opening tries again. */
    walletsMissing: (state) => {
      state.dialogOpen = false
    },
    optionsRead: (state, { payload }: PayloadAction<readonly WalletOption[]>) => {
      state.options = payload.map((option) => ({ ...option }))
    },
    lastUsedRead: (state, { payload }: PayloadAction<string | undefined>) => {
      state.lastUsed = payload
    },
    connectStarted: (state, { payload: id }: PayloadAction<string>) => {
      state.link = { status: 'connecting', id, slow: false }
      // Its QR code has its own window, and two windows would compete for the focus.
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
    /** The wallet is no longer waited for; a late acceptance still counts. */
    connectAbandoned: (state, { payload: id }: PayloadAction<string>) => stopConnecting(state, id),
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
      if (connection?.id !== payload.id) return
      connection.chainId = payload.chainId
      if (state.manualChain === payload.chainId) state.manualChain = undefined
    },
    chainStored: (state, { payload }: PayloadAction<number>) => {
      state.chainId = payload
    },
    disconnected: (state, { payload }: PayloadAction<{ id: string; by: 'person' | 'wallet' }>) => {
      disconnect(state, payload.id)
      if (payload.by === 'person') state.dialogOpen = false
    },
    switchStarted: (state, { payload }: PayloadAction<number>) => {
      state.switching = payload
      state.manualChain = undefined
    },
    switchEnded: (state, { payload: { chainId, end } }: PayloadAction<SwitchOutcome>) => {
      state.switching = undefined
      if (end.end === 'switched') state.dialogOpen = false
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
  walletsMissing,
  optionsRead,
  lastUsedRead,
  connectStarted,
  walletAsked,
  walletAnswered,
  connectSlow,
  connectFailed,
  connectAbandoned,
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

/** A wallet was chosen, by the id of its option. */
export const connectRequested = createAction<string>('wallet/connectRequested')
/** Stop waiting for the wallet; a late acceptance still counts. */
export const stopConnectingRequested = createAction('wallet/stopConnectingRequested')
export const disconnectRequested = createAction('wallet/disconnectRequested')
/** Switch the wallet to a configured chain. */
export const switchRequested = createAction<number>('wallet/switchRequested')
/** The wallet does not know the chain (4902) and is asked to add it; by chain id. */
export const chainAddRequested = createAction<number>('wallet/chainAddRequested')
export const chainAddEnded = createAction<{ chainId: number; end: SwitchEnd }>('wallet/chainAddEnded')
/** The wallet was not asked again, because an earlier request is still open; by the id of its option. */
export const requestStillOpen = createAction<string>('wallet/requestStillOpen')

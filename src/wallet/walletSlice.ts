import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { qrId } from './walletModules'
import type { WalletAccess, WalletOption } from './walletPort'

export interface Connection {
  id: string
  name: string
  /** Checksummed, the chosen one first. */
  accounts: readonly string[]
  /** The chain the wallet is on, supported or not. */
  chainId: number
}

export interface WalletState {
  status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  connections: readonly Connection[]
  current: string | undefined
  /** The stored chain: the last supported one the wallet was on, else the first of the configuration; 0 before that is known. */
  chainId: number
  dialogOpen: boolean
  options: readonly WalletOption[]
  lastUsed: string | undefined
  /** The wallet that was asked to connect; `slow` once it has let people wait long. */
  connecting: { id: string; slow: boolean } | undefined
  /** Wallets that have not answered yet, also those nobody waits for any more. */
  unanswered: readonly string[]
  /** The chain the wallet was asked to go to. */
  switching: number | undefined
  /** A chain the wallet does not add by itself: its values are shown to be typed there. */
  manualChain: number | undefined
}

const initialState = (): WalletState => ({
  status: 'disconnected',
  connections: [],
  current: undefined,
  chainId: 0,
  dialogOpen: false,
  options: [],
  lastUsed: undefined,
  connecting: undefined,
  unanswered: [],
  switching: undefined,
  manualChain: undefined,
})

function add(state: WalletState, connection: Connection) {
  state.connections = [...state.connections.filter(({ id }) => id !== connection.id), connection]
}

function remove(state: WalletState, id: string) {
  state.connections = state.connections.filter((connection) => connection.id !== id)
  if (state.current === id) state.current = state.connections[0]?.id
  if (state.connections.length === 0 && state.status === 'connected') state.status = 'disconnected'
}

const change = (state: WalletState, id: string, changed: Partial<WalletAccess>) => {
  state.connections = state.connections.map((one) => (one.id === id ? { ...one, ...changed } : one))
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
      state.status = 'connecting'
      state.connecting = { id, slow: false }
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
      if (state.connecting) state.connecting.slow = true
    },
    /** Nobody waits for the wallet any more: it has failed, or somebody has stopped waiting. */
    connectEnded: (state) => {
      state.connecting = undefined
      if (state.status === 'connecting') state.status = 'disconnected'
    },
    reconnectStarted: (state) => {
      state.status = 'reconnecting'
    },
    reconnectEnded: (state) => {
      if (state.status === 'reconnecting') state.status = 'disconnected'
    },
    connected: (state, { payload }: PayloadAction<Connection>) => {
      const { id } = payload
      add(state, payload)
      state.current = id
      state.lastUsed = id
      state.status = 'connected'
      state.connecting = undefined
      state.dialogOpen = false
    },
    accountsChanged: (state, { payload }: PayloadAction<{ id: string; accounts: readonly string[] }>) => {
      if (payload.accounts.length === 0) remove(state, payload.id)
      else change(state, payload.id, { accounts: payload.accounts })
    },
    chainChanged: (state, { payload }: PayloadAction<{ id: string; chainId: number }>) =>
      change(state, payload.id, { chainId: payload.chainId }),
    chainStored: (state, { payload }: PayloadAction<number>) => {
      state.chainId = payload
    },
    disconnected: (state, { payload: id }: PayloadAction<string>) => remove(state, id),
    switchStarted: (state, { payload }: PayloadAction<number>) => {
      state.switching = payload
      state.manualChain = undefined
    },
    switchEnded: (state) => {
      state.switching = undefined
    },
    manualChainShown: (state, { payload }: PayloadAction<number>) => {
      state.manualChain = payload
      state.dialogOpen = true
    },
  },
  selectors: {
    selectWallet: (state) => state,
    selectChainId: (state) => state.chainId,
    selectSwitching: (state) => state.switching,
    /** The current wallet with its chosen account; undefined while there is none. */
    selectConnection: createSelector(
      [(state: WalletState) => state.connections, (state: WalletState) => state.current],
      (connections, current) => {
        const found = connections.find(({ id }) => id === current)
        const account = found?.accounts[0]
        return found && account !== undefined
          ? { id: found.id, name: found.name, account, chainId: found.chainId }
          : undefined
      },
    ),
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
  connectEnded,
  reconnectStarted,
  reconnectEnded,
  connected,
  accountsChanged,
  chainChanged,
  chainStored,
  disconnected,
  switchStarted,
  switchEnded,
  manualChainShown,
} = walletSlice.actions
export const { selectWallet, selectChainId, selectSwitching, selectConnection } = walletSlice.selectors

/** Somebody chose a wallet, by the id of its option. */
export const connectRequested = createAction<string>('wallet/connectRequested')
/** Somebody no longer waits for the wallet; a late yes of it still counts. */
export const stopWaitingRequested = createAction('wallet/stopWaitingRequested')
export const disconnectRequested = createAction('wallet/disconnectRequested')
/** Somebody wants the wallet on a chain of the configuration. */
export const switchRequested = createAction<number>('wallet/switchRequested')

import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { OpenPlan, PlanRequest } from './plan'
import { isFinal } from './transactionStates'
import type { TransactionEvent } from './transaction'
import type { Transaction } from './transactionRecord'

/** A record that this console cannot follow: a damaged one with what is left of it, or that of a newer version. */
export interface Unreadable {
  id: string
  damaged?: string
}

/** How the nodes of a chain did at the last look. */
interface NodesNote {
  /** Since when they have not answered, in milliseconds. */
  silentSince?: number | undefined
  /** Blocks that they lack of what was seen before. */
  behind?: number | undefined
}

export interface TransactionsState {
  records: Record<string, Transaction>
  unreadable: Record<string, Unreadable>
  plan?: OpenPlan | undefined
  /** By chain id. */
  nodes: Record<number, NodesNote>
  drawerOpen: boolean
}

const newestFirst = createSelector([({ records }: TransactionsState) => records], (records) =>
  Object.values(records).sort((a, b) => b.createdAt - a.createdAt),
)

/** All on-chain actions of this browser, and the one that is being prepared. */
export const transactionsSlice = createSlice({
  name: 'transactions',
  initialState: (): TransactionsState => ({ records: {}, unreadable: {}, nodes: {}, drawerOpen: false }),
  reducers: {
    /** Somebody has confirmed it here; nothing is sent yet. */
    transactionAdded: (state, { payload: record }: PayloadAction<Transaction>) => {
      state.records[record.id] = record
    },
    /** Another tab has changed it. What it tells may be older than what is known here. */
    transactionHeard: (state, { payload: record }: PayloadAction<Transaction>) => {
      if ((state.records[record.id]?.rev ?? -1) < record.rev) state.records[record.id] = record
    },
    /** What the storage has. */
    transactionsFound: (state, { payload }: PayloadAction<readonly Transaction[]>) => {
      for (const record of payload) state.records[record.id] = record
    },
    transactionRemoved: (state, { payload: id }: PayloadAction<string>) => {
      Reflect.deleteProperty(state.records, id)
      Reflect.deleteProperty(state.unreadable, id)
    },
    unreadableSeen: (state, { payload }: PayloadAction<Unreadable>) => {
      Reflect.deleteProperty(state.records, payload.id)
      state.unreadable[payload.id] = payload
    },
    planChanged: (state, { payload: plan }: PayloadAction<OpenPlan>) => ({ ...state, plan }),
    planClosed: (state) => {
      state.plan = undefined
    },
    nodesNoted: (state, { payload }: PayloadAction<{ chainId: number; note: NodesNote }>) => {
      state.nodes[payload.chainId] = payload.note
    },
    drawerOpened: (state) => {
      state.drawerOpen = true
    },
    drawerClosed: (state) => {
      state.drawerOpen = false
    },
  },
  selectors: {
    selectPlan: ({ plan }) => plan,
    selectTransactions: newestFirst,
    selectOpenCount: (state) => newestFirst(state).filter((record) => !isFinal(record)).length,
    selectTransaction: ({ records }, id: string): Transaction | undefined => records[id],
    selectNodes: ({ nodes }, chainId: number): NodesNote | undefined => nodes[chainId],
    selectUnreadable: ({ unreadable }) => unreadable,
    selectDrawerOpen: ({ drawerOpen }) => drawerOpen,
  },
})

export const {
  transactionAdded,
  transactionHeard,
  transactionRemoved,
  transactionsFound,
  unreadableSeen,
  planChanged,
  planClosed,
  nodesNoted,
  drawerOpened,
  drawerClosed,
} = transactionsSlice.actions
export const {
  selectPlan,
  selectTransactions,
  selectOpenCount,
  selectTransaction,
  selectNodes,
  selectUnreadable,
  selectDrawerOpen,
} = transactionsSlice.selectors

/** Something was learned about a transaction; what it becomes by that is worked out by `transactionsReducer`. */
export const transactionChanged = createAction(
  'transactions/transactionChanged',
  (id: string, event: TransactionEvent) => ({
    payload: id,
    meta: { event },
  }),
)

/** A feature wants something brought about on a chain; ignored while another plan is open. */
export const planRequested = createAction<PlanRequest>('transactions/planRequested')
/** Somebody has read what is to be signed and wants it. At most one request to the wallet follows. */
export const planConfirmed = createAction('transactions/planConfirmed')
/** Nobody wants to wait for the wallet's answer any longer; one that comes late still counts. By id, as the two below. */
export const stopWaitingRequested = createAction<string>('transactions/stopWaitingRequested')
export const recheckRequested = createAction<string>('transactions/recheckRequested')
/** Asks the wallet again for one that the network has forgotten, under its number. */
export const resendRequested = createAction<string>('transactions/resendRequested')
/** Gives up an unknown outcome or one that the network has forgotten, and takes an ended transaction off the list. */
export const dismissRequested = createAction<string>('transactions/dismissRequested')
/** It stands in a block and did what was wanted; said in every tab, and again if the chain had taken it back meanwhile. */
export const succeeded = createAction<Transaction>('transactions/succeeded')

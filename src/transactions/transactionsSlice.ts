import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { OpenPlan, PlanRequest } from './plan'
import { isFinal } from './transactionStates'
import type { TransactionEvent } from './transaction'
import type { Transaction } from './transactionRecord'

/** A record that this console cannot follow: damaged, with its text, or of a newer version. */
export interface Unreadable {
  id: string
  damaged?: string
}

/** What the last poll found out about the nodes of a chain. */
export interface NodesNote {
  /** Since when they have not answered, in milliseconds. */
  silentSince?: number | undefined
  /** How many blocks they are behind the highest one seen. */
  behind?: number | undefined
}

export interface TransactionsState {
  records: Record<string, Transaction>
  unreadable: Record<string, Unreadable>
  plan?: OpenPlan | undefined
  /** The dialog of a form shows plans of this kind, so that they need no dialog of their own. */
  hosted?: PlanRequest['kind'] | undefined
  /** By chain id. */
  nodes: Record<number, NodesNote>
  /** Whether the list is open, or the id of the record whose details it opens with. */
  drawerOpen: boolean | string
}

const newestFirst = createSelector([({ records }: TransactionsState) => records], (records) =>
  Object.values(records).sort((a, b) => b.createdAt - a.createdAt),
)

/** All transactions of this browser, and the plan that is open. */
export const transactionsSlice = createSlice({
  name: 'transactions',
  initialState: (): TransactionsState => ({ records: {}, unreadable: {}, nodes: {}, drawerOpen: false }),
  reducers: {
    /** Confirmed in this tab; nothing is sent yet. */
    transactionAdded: (state, { payload: record }: PayloadAction<Transaction>) => {
      state.records[record.id] = record
    },
    /** Another tab has changed it. Its copy may be older than ours. */
    transactionSynced: (state, { payload: record }: PayloadAction<Transaction>) => {
      if ((state.records[record.id]?.rev ?? -1) < record.rev) state.records[record.id] = record
    },
    /** Records read from the storage. */
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
    hostedChanged: (state, { payload }: PayloadAction<TransactionsState['hosted']>) => {
      state.hosted = payload
    },
    nodesNoted: (state, { payload }: PayloadAction<{ chainId: number; note: NodesNote }>) => {
      state.nodes[payload.chainId] = payload.note
    },
    /** With the id of a record, its details are open. */
    drawerOpened: (state, { payload: id }: PayloadAction<string | undefined>) => {
      state.drawerOpen = id ?? true
    },
    drawerClosed: (state) => {
      state.drawerOpen = false
    },
  },
  selectors: {
    selectPlan: ({ plan }) => plan,
    selectHosted: ({ hosted }) => hosted,
    /** The transaction that the open dialog follows. */
    selectFollowed: ({ plan, records }) => (plan?.phase === 'following' ? records[plan.transactionId] : undefined),
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
  transactionSynced,
  transactionRemoved,
  transactionsFound,
  unreadableSeen,
  planChanged,
  planClosed,
  hostedChanged,
  nodesNoted,
  drawerOpened,
  drawerClosed,
} = transactionsSlice.actions
export const {
  selectPlan,
  selectHosted,
  selectFollowed,
  selectTransactions,
  selectOpenCount,
  selectTransaction,
  selectNodes,
  selectUnreadable,
  selectDrawerOpen,
} = transactionsSlice.selectors

/** An event of a transaction; `transactionsReducer` computes the next state. */
export const transactionChanged = createAction(
  'transactions/transactionChanged',
  (id: string, event: TransactionEvent) => ({
    payload: id,
    meta: { event },
  }),
)

/** A feature wants a transaction; ignored while another plan is open. */
export const planRequested = createAction<PlanRequest>('transactions/planRequested')
/** The reviewed plan was confirmed. At most one request to the wallet follows. */
export const planConfirmed = createAction('transactions/planConfirmed')
/** Stop waiting for the wallet; a late answer still counts. The payload is the id of the record, as in the three below. */
export const stopWaitingRequested = createAction<string>('transactions/stopWaitingRequested')
export const recheckRequested = createAction<string>('transactions/recheckRequested')
/** Ask the wallet again for a transaction that the network has dropped, with the same nonce. */
export const resendRequested = createAction<string>('transactions/resendRequested')
/** Gives up on an unknown outcome or a dropped transaction, or removes an ended one from the list. */
export const dismissRequested = createAction<string>('transactions/dismissRequested')

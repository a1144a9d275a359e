import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { OpenPlan, PlanRequest } from './plan'
import { isFinal } from './isFinal'
import type { NewerRecord, Transaction } from './transactionRecord'

interface TransactionsState {
  records: Record<string, Transaction>
  newer: Record<string, NewerRecord>
  plan?: OpenPlan | undefined
  /** By chain id: since when, in milliseconds, its nodes have not answered. */
  silentSince: Record<number, number>
  drawerOpen: boolean
}

const newestFirst = createSelector([({ records }: TransactionsState) => records], (records) =>
  Object.values(records).sort((a, b) => b.createdAt - a.createdAt),
)

/** All on-chain actions of this browser, and the one that is being prepared. */
export const transactionsSlice = createSlice({
  name: 'transactions',
  initialState: (): TransactionsState => ({ records: {}, newer: {}, silentSince: {}, drawerOpen: false }),
  reducers: {
    transactionChanged: (state, { payload: record }: PayloadAction<Transaction>) => {
      // What another tab tells may be older than what is known here.
      if ((state.records[record.id]?.rev ?? -1) < record.rev) state.records[record.id] = record
    },
    transactionRemoved: (state, { payload: id }: PayloadAction<string>) => {
      Reflect.deleteProperty(state.records, id)
      Reflect.deleteProperty(state.newer, id)
    },
    newerRecordSeen: (state, { payload: record }: PayloadAction<NewerRecord>) => {
      Reflect.deleteProperty(state.records, record.id)
      state.newer[record.id] = record
    },
    planChanged: (state, { payload: plan }: PayloadAction<OpenPlan>) => ({ ...state, plan }),
    planClosed: (state) => {
      state.plan = undefined
    },
    nodeSilent: (state, { payload }: PayloadAction<{ chainId: number; at: number }>) => {
      state.silentSince[payload.chainId] ??= payload.at
    },
    nodeAnswered: (state, { payload: chainId }: PayloadAction<number>) => {
      Reflect.deleteProperty(state.silentSince, chainId)
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
    /** Since when the nodes of a chain have not answered, in milliseconds; undefined while they do. */
    selectSilentSince: ({ silentSince }, chainId: number): number | undefined => silentSince[chainId],
    selectNewerRecords: ({ newer }) => newer,
    selectDrawerOpen: ({ drawerOpen }) => drawerOpen,
  },
})

export const {
  transactionChanged,
  transactionRemoved,
  newerRecordSeen,
  planChanged,
  planClosed,
  nodeSilent,
  nodeAnswered,
  drawerOpened,
  drawerClosed,
} = transactionsSlice.actions
export const {
  selectPlan,
  selectTransactions,
  selectOpenCount,
  selectTransaction,
  selectSilentSince,
  selectNewerRecords,
  selectDrawerOpen,
} = transactionsSlice.selectors

/** A feature wants something brought about on a chain; ignored while another plan is open. */
export const planRequested = createAction<PlanRequest>('transactions/planRequested')
/** Somebody has read what is to be signed and wants it. At most one request to the wallet follows. */
export const planConfirmed = createAction('transactions/planConfirmed')
/** Nobody wants to wait for the wallet's answer any longer; one that comes late still counts. By id, as the two below. */
export const stopWaitingRequested = createAction<string>('transactions/stopWaitingRequested')
export const recheckRequested = createAction<string>('transactions/recheckRequested')
/** Gives up an unknown outcome, and takes an ended transaction off the list. */
export const dismissRequested = createAction<string>('transactions/dismissRequested')
/** It stands in a block and did what was wanted; said in every tab, and again if the chain had taken it back meanwhile. */
export const succeeded = createAction<Transaction>('transactions/succeeded')

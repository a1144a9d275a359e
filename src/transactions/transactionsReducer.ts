import type { Reducer } from '@reduxjs/toolkit'
import { next } from './transaction'
import { transactionChanged, transactionsSlice, type TransactionsState } from './transactionsSlice'

/**
 * The slice's reducer together with `next`, the transitions of a record. Replaces the slice's own reducer when the
 * engine loads: the header shows records, and the transitions would make its first load larger.
 */
export const transactionsReducer: Reducer<TransactionsState> = (state, action) => {
  const before = transactionChanged.match(action) ? state?.records[action.payload] : undefined
  if (!state || !before || !transactionChanged.match(action)) return transactionsSlice.reducer(state, action)
  return { ...state, records: { ...state.records, [before.id]: next(before, action.meta.event) } }
}

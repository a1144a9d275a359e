import type { Reducer } from '@reduxjs/toolkit'
import { next } from './transaction'
import { transactionChanged, transactionsSlice, type TransactionsState } from './transactionsSlice'

/**
 * The state of transactions with what events make of a record. It takes the place of the slice's own reducer when the
 * engine arrives: the header shows records, and the rules by which they change would make its first load heavier.
 */
export const transactionsReducer: Reducer<TransactionsState> = (state, action) => {
  const before = transactionChanged.match(action) ? state?.records[action.payload] : undefined
  if (!state || !before || !transactionChanged.match(action)) return transactionsSlice.reducer(state, action)
  return { ...state, records: { ...state.records, [before.id]: next(before, action.meta.event) } }
}

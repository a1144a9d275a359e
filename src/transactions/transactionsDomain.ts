import { fork } from 'typed-redux-saga'
import { repositorySaga } from './transactionRepository'
import { planSaga } from './planSaga'
import { resendSaga } from './resend'
import { transactionsMessages } from './transactionsMessages'
import { transactionsReducer } from './transactionsReducer'
import { transactionsSlice } from './transactionsSlice'
import { notifyOutcomesSaga } from './notifyOutcomes'
import { watchSaga } from './watchTransactions'

function* transactionsSaga() {
  yield* fork(notifyOutcomesSaga)
  // The stored records are loaded before anything watches them.
  yield* fork(repositorySaga)
  yield* fork(planSaga)
  yield* fork(resendSaga)
  yield* fork(watchSaga)
}

/** The transaction engine as it joins the store; the header has added its slice before. */
export const transactionsDomain = {
  name: 'transactions',
  slice: { reducerPath: transactionsSlice.reducerPath, reducer: transactionsReducer },
  saga: transactionsSaga,
  messages: transactionsMessages,
}

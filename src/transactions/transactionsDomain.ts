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
  // What the storage holds is known before anything watches it.
  yield* fork(repositorySaga)
  yield* fork(planSaga)
  yield* fork(resendSaga)
  yield* fork(watchSaga)
}

/** The engine of everything that is done on a chain, as it joins the store; the header has its slice before. */
export const transactionsDomain = {
  name: 'transactions',
  slice: { reducerPath: transactionsSlice.reducerPath, reducer: transactionsReducer },
  saga: transactionsSaga,
  messages: transactionsMessages,
}

import { useDispatch } from 'react-redux'
import { Button } from '../../ui/Button'
import { hashOf, isForgotten, isUnanswered, mayResend } from '../transactionFacts'
import type { Transaction } from '../transactionRecord'
import { isFinal } from '../transactionStates'
import { dismissRequested, recheckRequested, resendRequested, stopWaitingRequested } from '../transactionsSlice'

interface TransactionActsProps {
  record: Transaction
  /** Milliseconds since 1970. */
  now: number
  /** Its network is no longer configured, so it is not followed. */
  isLeft?: boolean
  /** Names a button where several records have the same ones. */
  named?: (verb: string) => { id: string; 'aria-labelledby': string }
}

/** The buttons for what `adviceOf` explains: under Transactions, and in the dialog that follows a transaction. */
export function TransactionActs({ record, now, isLeft = false, named }: TransactionActsProps) {
  const dispatch = useDispatch()
  const { id } = record
  return (
    <>
      {!isLeft && isUnanswered(record, now) && (
        <Button {...named?.('stop')} onClick={() => void dispatch(stopWaitingRequested(id))}>
          Stop waiting
        </Button>
      )}
      {!isLeft && !isFinal(record) && (hashOf(record) !== undefined || record.state === 'unknown') && (
        <Button {...named?.('check')} onClick={() => void dispatch(recheckRequested(id))}>
          Re-check
        </Button>
      )}
      {!isLeft && mayResend(record, now) && (
        <Button {...named?.('send')} onClick={() => void dispatch(resendRequested(id))}>
          Send again
        </Button>
      )}
      {(isLeft || record.state === 'unknown' || isForgotten(record, now) || isFinal(record)) && (
        <Button {...named?.('dismiss')} onClick={() => void dispatch(dismissRequested(id))}>
          Dismiss
        </Button>
      )}
    </>
  )
}

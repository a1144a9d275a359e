import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../ui/Button'
import { ActivityIcon } from '../ui/icons'
import { drawerOpened, selectOpenCount, selectTransactions } from './transactionsSlice'

/** Opens the list of transactions; says how many are still on their way. Not there before the first one. */
export function TransactionsButton() {
  const dispatch = useDispatch()
  const open = useSelector(selectOpenCount)
  const transactions = useSelector(selectTransactions)
  if (transactions.length === 0) return null
  const label = open > 0 ? `Transactions, ${open} open` : 'Transactions'
  return (
    <Button look="icon" aria-label={label} title={label} onClick={() => void dispatch(drawerOpened())}>
      <ActivityIcon />
      {open > 0 && <b>{open}</b>}
    </Button>
  )
}

import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/Button'
import { icon } from '../../ui/icons'
import { drawerOpened, selectOpenCount } from '../transactionsSlice'

const Icon = icon(<path d="M10 5.5V10l3 2M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />)

interface TransactionsButtonProps {
  /** Called when the list is likely to be opened next. */
  onIntent: () => void
}

/** Opens the list of transactions and shows how many are open. */
export function TransactionsButton({ onIntent }: TransactionsButtonProps) {
  const dispatch = useDispatch()
  const open = useSelector(selectOpenCount)
  const label = open > 0 ? `Transactions, ${open} open` : 'Transactions'
  return (
    <Button
      variant="icon"
      aria-label={label}
      title={label}
      onPointerEnter={onIntent}
      onClick={() => void dispatch(drawerOpened())}
    >
      <Icon />
      {open > 0 && <b>{open}</b>}
    </Button>
  )
}

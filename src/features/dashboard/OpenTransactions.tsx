import { useDispatch, useSelector } from 'react-redux'
import { isFinal } from '../../transactions/transactionStates'
import { stateText } from '../../transactions/stateText'
import { titleOf, toneOf } from '../../transactions/titles'
import { drawerOpened, selectTransactions } from '../../transactions/transactionsSlice'
import { Button } from '../../ui/Button'
import { StatusChip } from '../../ui/StatusChip'
import { Card } from './AttentionCard'

/** Transactions of this browser that are pending or whose outcome is unknown. */
export function OpenTransactions() {
  const dispatch = useDispatch()
  const open = useSelector(selectTransactions).filter((record) => !isFinal(record))
  return (
    <Card>
      <h3>
        Transactions
        {open.length > 0 && <b>{open.length}</b>}
      </h3>
      {open.length === 0 && <p>No transaction of this browser is on its way.</p>}
      <ul>
        {open.slice(0, 3).map((record) => (
          <li key={record.id}>
            {titleOf(record.kind)} <StatusChip tone={toneOf(record)} label={stateText(record)} />
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <Button variant="outlined" onClick={() => void dispatch(drawerOpened())}>
          Open the list
        </Button>
      )}
    </Card>
  )
}

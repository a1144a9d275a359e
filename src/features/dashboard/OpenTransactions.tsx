import { useDispatch, useSelector } from 'react-redux'
import { mayOpen } from '../../session/RequireRole'
import { selectSession } from '../../session/sessionSlice'
import { isFinal } from '../../transactions/transactionStates'
import { stateText } from '../../transactions/stateText'
import { titleOf, toneOf } from '../../transactions/titles'
import { drawerOpened, selectTransactions } from '../../transactions/transactionsSlice'
import { Button } from '../../ui/Button'
import { StatusChip } from '../../ui/StatusChip'
import { AttentionCard, AttentionLine } from './AttentionCard'

/** Transactions of this browser that are pending or whose outcome is unknown; nothing for a role that cannot send any. */
export function OpenTransactions() {
  const dispatch = useDispatch()
  const session = useSelector(selectSession)
  const open = useSelector(selectTransactions).filter((record) => !isFinal(record))
  if (session.status === 'signedOut' || !mayOpen(session.role, 'vesting')) return null
  return (
    <AttentionCard
      title="Transactions"
      count={open.length}
      act={
        open.length > 0 && (
          <Button variant="outlined" onClick={() => void dispatch(drawerOpened())}>
            View all<span className="visually-hidden"> transactions</span>
          </Button>
        )
      }
    >
      {open.length === 0 && <p>No pending transactions.</p>}
      <ul>
        {open.slice(0, 3).map((record) => (
          <AttentionLine key={record.id}>
            <div>
              {titleOf(record.kind)} <StatusChip tone={toneOf(record)} label={stateText(record)} />
            </div>
          </AttentionLine>
        ))}
      </ul>
    </AttentionCard>
  )
}

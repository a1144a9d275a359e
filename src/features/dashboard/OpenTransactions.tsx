import { useDispatch, useSelector } from 'react-redux'
import { hasRecord } from '../../transactions/firstRecord'
import { isFinal } from '../../transactions/transactionStates'
import { stateText } from '../../transactions/stateText'
import { titleOf, toneOf } from '../../transactions/titles'
import type { Transaction } from '../../transactions/transactionRecord'
import { drawerOpened, selectNodes, selectTransactions } from '../../transactions/transactionsSlice'
import { Button } from '../../ui/Button'
import { Skeleton } from '../../ui/Skeleton'
import { StatusChip } from '../../ui/StatusChip'
import { useNow } from '../../ui/useNow'
import { AttentionCard, AttentionLine } from './AttentionCard'
import { openProblems } from './openProblems'
import { useMaySee } from './useMaySee'

const minute = 60_000

/** Transactions of this browser that failed, are pending or whose outcome is unknown; nothing for a role that cannot send any. */
export function OpenTransactions() {
  const dispatch = useDispatch()
  const maySee = useMaySee()
  const now = useNow(minute)
  const records = useSelector(selectTransactions)
  const open = openProblems(records, now)
  if (!maySee('vesting')) return null
  // The code that reads them is still on its way.
  const isUnread = records.length === 0 && hasRecord(window)
  return (
    <AttentionCard
      title="Transactions"
      count={isUnread ? undefined : open.length}
      busy={isUnread}
      at={now}
      from="this browser"
      act={
        open.length > 0 && (
          <Button variant="outlined" onClick={() => void dispatch(drawerOpened())}>
            View all<span className="visually-hidden"> transactions</span>
          </Button>
        )
      }
    >
      {isUnread && <Skeleton />}
      {open.length === 0 && !isUnread && <p>No pending or failed transactions.</p>}
      <ul>
        {open.slice(0, 3).map((record) => (
          <OpenTransaction key={record.id} record={record} />
        ))}
      </ul>
    </AttentionCard>
  )
}

function OpenTransaction({ record }: { record: Transaction }) {
  const dispatch = useDispatch()
  const nodes = useSelector((state: Parameters<typeof selectNodes>[0]) => selectNodes(state, record.chainId))
  const isSilent = !isFinal(record) && nodes?.silentSince !== undefined
  return (
    <AttentionLine>
      <button type="button" aria-haspopup="dialog" onClick={() => void dispatch(drawerOpened(record.id))}>
        {titleOf(record.kind)}
        <StatusChip tone={toneOf(record)} label={isSilent ? "The network's nodes don't respond" : stateText(record)} />
      </button>
    </AttentionLine>
  )
}

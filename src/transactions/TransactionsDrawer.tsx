import styled from '@emotion/styled'
import { useDispatch, useSelector } from 'react-redux'
import { useNow } from '../ui/useNow'
import { EmptyState } from '../ui/EmptyState'
import { SideDrawer } from '../ui/SideDrawer'
import { TransactionItem } from './TransactionItem'
import { drawerClosed, selectNewerRecords, selectTransactions } from './transactionsSlice'

const tick = 5_000

/** All transactions that this browser has sent, the newest first. */
export default function TransactionsDrawer() {
  const dispatch = useDispatch()
  const transactions = useSelector(selectTransactions)
  const newer = Object.keys(useSelector(selectNewerRecords)).length
  const now = useNow(tick)
  const close = () => void dispatch(drawerClosed())
  return (
    <SideDrawer title="Transactions" onClose={close}>
      {newer > 0 && (
        <p style={{ padding: '0 20px' }}>
          {`${newer} more ${newer === 1 ? 'was' : 'were'} sent by a newer version of this console. Reload the page to follow.`}
        </p>
      )}
      {transactions.length === 0 ? (
        <EmptyState title="No Transactions" hint="What you send from this browser is followed here." />
      ) : (
        <List>
          {transactions.map((record) => (
            <TransactionItem key={record.id} record={record} now={now} />
          ))}
        </List>
      )}
    </SideDrawer>
  )
}

const List = styled.ul({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '12px 20px', borderBottom: '1px solid var(--border)' },
  '& p': { margin: '4px 0', color: 'var(--quiet)' },
})

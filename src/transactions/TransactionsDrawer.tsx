import Drawer from '@mui/material/Drawer'
import styled from '@emotion/styled'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../ui/Button'
import { useNow } from '../ui/useNow'
import { EmptyState } from '../ui/EmptyState'
import { MuiTheme } from '../ui/MuiTheme'
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
    <MuiTheme>
      <Drawer
        open
        anchor="right"
        onClose={close}
        slotProps={{ paper: { sx: { width: 'min(420px, 100vw)' }, role: 'dialog', 'aria-label': 'Transactions' } }}
      >
        <Head>
          <h2>Transactions</h2>
          <Button onClick={close}>Close</Button>
        </Head>
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
      </Drawer>
    </MuiTheme>
  )
}

const Head = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 12px 12px 20px',
  borderBottom: '1px solid var(--border)',
  '& h2': { margin: 0, fontSize: 18 },
})

const List = styled.ul({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '12px 20px', borderBottom: '1px solid var(--border)' },
  '& p': { margin: '4px 0', color: 'var(--quiet)' },
})

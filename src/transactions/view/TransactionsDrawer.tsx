import styled from '@emotion/styled'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { useNow } from '../../ui/useNow'
import { EmptyState } from '../../ui/EmptyState'
import { SideDrawer } from '../../ui/dialogs/SideDrawer'
import { TransactionItem } from './TransactionItem'
import { dismissRequested, drawerClosed, selectTransactions, selectUnreadable } from '../transactionsSlice'

const tick = 5_000

/** All transactions that this browser has sent, the newest first. */
export default function TransactionsDrawer() {
  const dispatch = useDispatch()
  const transactions = useSelector(selectTransactions)
  const unreadable = Object.values(useSelector(selectUnreadable))
  const newer = unreadable.filter(({ damaged }) => damaged === undefined).length
  const damaged = unreadable.filter((one) => one.damaged !== undefined)
  const now = useNow(tick)
  const close = () => void dispatch(drawerClosed())
  return (
    <SideDrawer title="Transactions" onClose={close}>
      {newer > 0 && (
        <p style={{ padding: '0 20px' }}>
          {`${newer} more ${newer === 1 ? 'was' : 'were'} sent by a newer version of this console. Reload the page to follow.`}
        </p>
      )}
      {transactions.length + damaged.length === 0 ? (
        <EmptyState title="No Transactions" hint="What you send from this browser is followed here." />
      ) : (
        <List>
          {damaged.map(({ id, damaged: text = '' }) => (
            <li key={id}>
              <strong>A damaged record</strong>
              <p>
                It cannot be read, so the transaction it was of is not followed. What is left may help somebody to find
                it on the chain.
              </p>
              <CopyButton text={text} what="damaged record" />
              <Button onClick={() => void dispatch(dismissRequested(id))}>Remove</Button>
            </li>
          ))}
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
  '& p': { margin: '4px 0', color: 'var(--quiet)', overflowWrap: 'anywhere' },
})

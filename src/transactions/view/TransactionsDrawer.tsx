import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { useNow } from '../../ui/useNow'
import { EmptyState } from '../../ui/EmptyState'
import { SideDrawer } from '../../ui/dialogs/SideDrawer'
import { groupsOf, type TransactionChoice } from './transactionGroups'
import { TransactionFilter } from './TransactionFilter'
import { TransactionItem } from './TransactionItem'
import { dismissRequested, selectTransactions, selectUnreadable } from '../transactionsSlice'

const tick = 5_000

/** With more than these the list can be narrowed. */
const manyRecords = 5

/** All transactions that this browser has sent: the pending ones, then those that have ended, the newest first. */
export default function TransactionsDrawer({ onClose }: { onClose: () => void }) {
  const dispatch = useDispatch()
  const transactions = useSelector(selectTransactions)
  const unreadable = Object.values(useSelector(selectUnreadable))
  const newer = unreadable.filter(({ damaged }) => damaged === undefined).length
  const damaged = unreadable.filter((one) => one.damaged !== undefined)
  const now = useNow(tick)
  const [chosen, setChosen] = useState<TransactionChoice>('All')
  const isMany = transactions.length > manyRecords
  const choice = isMany ? chosen : 'All'
  const groups = groupsOf(transactions, choice)
  return (
    <SideDrawer title="Transactions" onClose={onClose}>
      {newer > 0 && (
        <p style={{ padding: '0 20px' }}>
          {`${newer} more ${newer === 1 ? 'was' : 'were'} sent by a newer version of this console. Reload the page to follow.`}
        </p>
      )}
      {transactions.length + damaged.length === 0 ? (
        <EmptyState title="No Transactions" hint="Transactions you send from this browser appear here." />
      ) : (
        <>
          {isMany && <TransactionFilter chosen={chosen} choose={setChosen} />}
          {choice === 'All' && damaged.length > 0 && (
            <List>
              {damaged.map(({ id, damaged: text = '' }) => (
                <DamagedRecord key={id} text={text} onRemove={() => void dispatch(dismissRequested(id))} />
              ))}
            </List>
          )}
          {groups.map(({ title, records }) => (
            <section key={title} aria-label={title}>
              <Heading>{title}</Heading>
              <List>
                {records.map((record) => (
                  <TransactionItem key={record.id} record={record} now={now} />
                ))}
              </List>
            </section>
          ))}
          {groups.length === 0 && choice !== 'All' && <Heading as="p">No {choice.toLowerCase()} transactions.</Heading>}
        </>
      )}
    </SideDrawer>
  )
}

function DamagedRecord({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <li>
      <strong>A damaged record</strong>
      <p>It can't be read, so its transaction isn't tracked. What's left may help someone find it on the network.</p>
      <CopyButton text={text} what="damaged record" />
      <Button onClick={onRemove}>Remove</Button>
    </li>
  )
}

const Heading = styled.h3({
  margin: 0,
  padding: '16px 20px 0',
  color: 'var(--quiet)',
  fontSize: 'calc(13rem / 14)',
  fontWeight: 600,
})

const List = styled.ul({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '12px 20px', borderBottom: '1px solid var(--border)' },
  '& p': { margin: '4px 0', color: 'var(--quiet)', overflowWrap: 'anywhere' },
})

import { act, waitFor, within } from '@testing-library/react'
import { keepTransaction } from '../../testing/keptTransaction'
import { card, openDashboard } from '../../testing/openDashboard'
import { chainA } from '../../testing/testChains'
import { nodesNoted } from '../../transactions/transactionsSlice'

it('says of transactions on their way, and of no others, that the nodes of their network do not respond', async () => {
  keepTransaction('sent', { state: 'submitted', hash: `0x${'ab'.repeat(32)}`, submittedAt: Date.now() })
  keepTransaction('failed', { state: 'notSent', reason: 'Refused', endedAt: Date.now() })
  const { store } = openDashboard({ role: 'super-admin' })
  const transactions = within(await card('Transactions'))
  await transactions.findByText('Sent, not seen by the network yet')
  // The poll of the transaction, whose node answers, may note that at any time.
  await waitFor(() => {
    act(() => void store.dispatch(nodesNoted({ chainId: chainA.id, note: { silentSince: 1 } })))
    expect(transactions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Refused$/),
      expect.stringMatching(/The network's nodes don't respond$/),
    ])
  })
})

import { waitFor, within } from '@testing-library/react'
import { interfaces } from '../../chain/interfaces'
import { otherAccount } from '../../testing/fakeWallet'
import { shownText } from '../../testing/shownText'
import { keepSession } from '../../testing/signedInStore'
import { keepTransaction as keep } from '../../testing/keptTransaction'
import { keepWallet } from '../../testing/keptWallet'
import { chainA } from '../../testing/testChains'
import { hash, beneficiary, amount, inBlock, openTransactions } from '../../testing/openTransactions'

beforeEach(() => {
  keepSession('super-admin')
  keepWallet()
})

it('says what a release has paid, by its receipt', async () => {
  const description = { name: 'releaseVestedTokens', fields: [beneficiary] }
  keep('a', { ...inBlock, state: 'confirmed', notified: 'success', kind: 'releaseVesting', description })
  const args = [otherAccount, 83_735_699n * 10n ** 15n]
  const logs = [{ address: chainA.contracts.vesting, ...interfaces.vesting.encodeEventLog('TokensReleased', args) }]
  const { drawer } = await openTransactions({
    eth_getTransactionReceipt: () => ({ blockNumber: '0x5f', blockHash: hash, status: '0x1', logs }),
  })
  await waitFor(() => expect(drawer.getByRole('listitem')).toHaveTextContent('83,735.69 SSDX to 0x3C4…A4293BC'))
})

it.each([
  ['replaced', 'Replaced by transaction'],
  ['cancelled', 'Cancelled by transaction'],
])('names the transaction by which one was %s, beside its own', async (state, label) => {
  keep('a', { ...inBlock, state, replacedBy: `0x${'cd'.repeat(32)}` })
  const { drawer } = await openTransactions()
  expect(shownText(drawer.getByRole('listitem'))).toContain(
    `Transaction hash 0xaba…bababab ${label} 0xcdc…dcdcdcd Details`,
  )
  expect(drawer.getByRole('button', { name: 'Copy transaction hash 0xcdc…dcdcdcd' })).toBeVisible()
})

it('has the pending ones first, under a heading', async () => {
  keep('a', { ...inBlock, state: 'confirmed', notified: 'success', createdAt: Date.now() })
  keep('b', { state: 'unknown', since: Date.now(), reason: 'No answer.', createdAt: Date.now() - 7_200_000 })
  const { drawer } = await openTransactions()
  expect(drawer.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Pending',
    'Ended',
  ])
  expect(within(drawer.getByRole('region', { name: 'Pending' })).getByRole('listitem')).toHaveTextContent('2 h ago')
  expect(drawer.queryByRole('radio')).toBeNull()
})

it('can be narrowed to what failed when there are more than five', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) keep(id, { ...inBlock, state: 'confirmed', notified: 'success' })
  keep('f', { ...inBlock, state: 'reverted' })
  const { drawer, user } = await openTransactions()
  expect(drawer.getAllByRole('listitem')).toHaveLength(6)
  await user.click(drawer.getByRole('radio', { name: 'Failed' }))
  expect(drawer.getByRole('listitem')).toHaveTextContent('Failed on the network')
  await user.click(drawer.getByRole('radio', { name: 'Pending' }))
  expect(drawer.getByText('No pending transactions.')).toBeVisible()
})

it('shows the call of a transaction with its whole addresses when its details are asked for', async () => {
  keep('a', { ...inBlock, state: 'confirmed', notified: 'success' })
  const { drawer, user } = await openTransactions()
  const details = drawer.getByRole('button', { name: /^Details / })
  expect(details).toHaveAttribute('aria-expanded', 'false')
  await user.click(details)
  expect(details).toHaveAttribute('aria-expanded', 'true')
  expect(drawer.getByText('Function')).toBeVisible()
})

it('marks what another account has sent', async () => {
  keep('a', { ...inBlock, state: 'confirmed', notified: 'success', from: otherAccount })
  const { drawer } = await openTransactions()
  expect(await drawer.findByText('Local Chain A (other account)')).toBeVisible()
})

it('names each record on its buttons', async () => {
  const fields = [beneficiary, amount]
  keep('a', { ...inBlock, state: 'reverted', description: { name: 'addVestingSchedule', fields } })
  const { drawer } = await openTransactions()
  for (const name of ['Details Add Vesting', 'Dismiss Add Vesting'])
    expect(
      drawer.getByRole('button', { name: new RegExp(`^${name} .*1,234.567 SSDX to 0x3C4…A4293BC$`) }),
    ).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Copy transaction hash 0xaba…bababab' })).toBeVisible()
})

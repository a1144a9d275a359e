import { waitFor, within } from '@testing-library/react'
import { daySeconds } from '../../contract/days'
import { formatDay } from '../../shared/dates'
import { ether } from '../../testing/ether'
import { account, otherAccount } from '../../testing/fakeWallet'
import { dateIn, good, openAddVesting } from '../../testing/openAddVesting'
import { settled } from '../../testing/requests'
import { chainA } from '../../testing/testChains'
import { toast, toasts } from '../../testing/toasts'
import { createSentDrafts } from '../../transactions/sentDrafts'
import { readDrafts } from '../../ui/forms/drafts'
import { emptyForm } from './vestingForm'

it('begins in the field of the address', async () => {
  const { field } = await openAddVesting()
  expect(field('Address to vest to')).toHaveFocus()
})

it('fills in shares of the balance, and takes no amount beyond it', async () => {
  const { dialog, field, user } = await openAddVesting()
  await dialog.findByText('1,000.00 SSDX')
  for (const [share, amount] of [
    ['25%', '250'],
    ['50%', '500'],
    ['Max', '1000'],
    ['0%', '0'],
  ] as const) {
    await user.click(dialog.getByRole('button', { name: share }))
    expect(field('Amount')).toHaveValue(amount)
  }
  await user.clear(field('Amount'))
  await user.type(field('Amount'), '1000.5')
  expect(field('Amount')).toHaveValue('1000.')
})

it('takes an amount that is pasted with blanks around it', async () => {
  const { field, user } = await openAddVesting()
  await user.click(field('Amount'))
  await user.paste(' 250\t')
  expect(field('Amount')).toHaveValue('250')
})

it('refuses the vesting contract as beneficiary before anything is sent', async () => {
  const { fill, vest, wallet } = await openAddVesting()
  await fill({ ...good, 'Address to vest to': chainA.contracts.vesting ?? '' })
  await vest()
  await toast("Tokens can't be vested to the vesting contract of this network")
  expect(wallet.asked('eth_sendTransaction')).toEqual([])
})

it('gives shares of the balance in whole hundredths, rounded down, and Max exactly', async () => {
  const { dialog, field, user } = await openAddVesting({ tokens: { [account.toLowerCase()]: 1_000n * ether + 7n } })
  await dialog.findByText('1,000.00 SSDX')
  await user.click(dialog.getByRole('button', { name: '25%' }))
  expect(field('Amount')).toHaveValue('250')
  await user.click(dialog.getByRole('button', { name: 'Max' }))
  expect(field('Amount')).toHaveValue('1000.000000000000000007')
})

it('says at the cliff that it is too long, and takes that back when the vesting becomes longer', async () => {
  const { field, fill, vest, user } = await openAddVesting()
  await fill({ ...good, 'Cliff Duration (days)': '10' })
  await vest()
  await toast('Cliff duration must be less than vesting duration')
  expect(field('Cliff Duration (days)')).toHaveFocus()
  expect(field('Vesting Duration (days)')).not.toHaveAttribute('aria-invalid')
  await user.type(field('Vesting Duration (days)'), '0')
  expect(field('Cliff Duration (days)')).not.toHaveAttribute('aria-invalid')
  await waitFor(() => expect(toasts()).toEqual([]))
})

it('uses the connected address, and says that it is the own one', async () => {
  const { dialog, field, user } = await openAddVesting()
  await user.click(dialog.getByRole('button', { name: 'Use connected address' }))
  expect(field('Address to vest to')).toHaveValue(account)
  expect(await dialog.findByText('This is your own address.')).toBeVisible()
})

it.each([
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79c8', /checksum doesn't match/],
  [chainA.contracts.vesting ?? '', /This is the vesting contract of this network/],
  ['0x00000000000000000000000000000000000000aa', /has sent nothing on this network, and holds no \w+ or SSDX/],
])('warns of the beneficiary %s', async (address, warning) => {
  const { dialog, fill } = await openAddVesting()
  await fill({ 'Address to vest to': address })
  expect(await dialog.findByText(warning)).toBeVisible()
})

it('warns of a beneficiary that is a contract', async () => {
  const { dialog, fill, node } = await openAddVesting()
  node.state.codes[otherAccount.toLowerCase()] = '0x6001'
  await fill({ 'Address to vest to': otherAccount })
  expect(await dialog.findByText('This address is a contract. Make sure that it can use tokens.')).toBeVisible()
})

it('has nothing to say of an account that is in use, nor of a contract that belongs to the wallet', async () => {
  const { dialog, fill, node, store } = await openAddVesting()
  await fill({ 'Address to vest to': otherAccount })
  await waitFor(() => expect(node.asked('eth_getCode')).toHaveLength(1))
  await settled(store)
  expect(dialog.queryByText(/account|address is|belongs to/)).toBeNull()
})

it('shows what the terms mean in dates, counted from the time of the network', async () => {
  const time = 1_900_000_000
  const { dialog, fill } = await openAddVesting({ time })
  await fill(good)
  const preview = within(dialog.getByLabelText('Preview'))
  await waitFor(() =>
    expect(preview.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      formatDay(time + daySeconds),
      '10.00 SSDX',
      formatDay(time + 11 * daySeconds),
    ]),
  )
})

it('counts the dates from the time of the browser where the network does not tell its own', async () => {
  const { dialog, fill } = await openAddVesting({ reverts: { owner: '0x' } })
  await fill(good)
  expect(within(dialog.getByLabelText('Preview')).getByText(dateIn(11))).toBeVisible()
})

it('counts the dates from the time of the browser where the network is behind', async () => {
  const { dialog, fill, store } = await openAddVesting({ time: 1_700_000_000 })
  await fill(good)
  await settled(store)
  expect(within(dialog.getByLabelText('Preview')).getByText(dateIn(11))).toBeVisible()
})

it('shows no dates of a vesting that ends before its cliff', async () => {
  const { dialog, field, fill } = await openAddVesting()
  await fill({ ...good, 'Cliff Duration (days)': '10' })
  expect(field('Vesting Duration (days)')).toHaveValue('10')
  expect(dialog.queryByLabelText('Preview')).toBeNull()
})

it('says the first error, moves there, and plans nothing', async () => {
  const { field, fill, vest, wallet } = await openAddVesting()
  await fill({ ...good, Amount: '0' })
  await vest()
  await toast('Amount must be greater than zero')
  expect(field('Amount')).toHaveFocus()
  expect(field('Address to vest to')).toHaveValue(otherAccount)
  expect(wallet.asked('eth_sendTransaction')).toEqual([])
})

it('keeps what was typed as drafts under the names of the fields', async () => {
  const { fill, user, dialog, screen } = await openAddVesting()
  await fill(good)
  expect(['address', 'amount', 'cliffDuration', 'vestingDuration'].map((name) => sessionStorage.getItem(name))).toEqual(
    [otherAccount, '100', '1', '10'],
  )
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Add Vest' }))
  expect(await screen.findByLabelText('Amount')).toHaveValue('100')
})

it('keeps what is typed after a schedule was sent, when that one succeeds', async () => {
  const drafts = createSentDrafts(window)
  drafts.sent('the first')
  const { fill, field } = await openAddVesting()
  await fill(good)
  drafts.drop('the first', Object.keys(emptyForm))
  expect(readDrafts(emptyForm)).toMatchObject({ address: otherAccount, amount: '100' })
  expect(field('Amount')).toHaveValue('100')
})

it('keeps the address and marks the amount when another account with less is chosen in the wallet', async () => {
  const { dialog, field, fill, tell } = await openAddVesting()
  await fill(good)
  tell({ type: 'accountsChanged', id: 'test', accounts: [otherAccount] })
  expect(await dialog.findByText('Amount cannot be greater than Balance!')).toBeVisible()
  expect(field('Address to vest to')).toHaveValue(otherAccount)
  expect(field('Amount')).toHaveValue('100')
})

it('shows no balance of the account before when that of the new one cannot be read', async () => {
  const { dialog, node, tell } = await openAddVesting()
  await dialog.findByText('1,000.00 SSDX')
  node.mode = 'refused'
  tell({ type: 'accountsChanged', id: 'test', accounts: [otherAccount] })
  expect(await dialog.findByText(/couldn't be loaded/)).toBeVisible()
  expect(dialog.queryByText('1,000.00 SSDX')).toBeNull()
})

it('names the balance as the most that the amount may be', async () => {
  const { field } = await openAddVesting()
  await waitFor(() => expect(field('Amount')).toHaveAttribute('max', '1000'))
})

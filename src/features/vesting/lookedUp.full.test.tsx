import { act, waitFor, within } from '@testing-library/react'
import { chainServer } from '../../testing/chainServer'
import { account, otherAccount } from '../../testing/fakeWallet'
import { of, openVesting, schedule } from '../../testing/openVesting'
import { chainA, chainB } from '../../testing/testChains'
import { toast } from '../../testing/toasts'

const { vesting } = chainB.contracts
afterEach(() => Object.assign(chainB.contracts, { vesting }))

it('warns of a look-up whose checksum is wrong, keeps its letters as they were pasted, and shows its schedules', async () => {
  const typed = otherAccount.toLowerCase().replace('c', 'C')
  const { screen, user } = openVesting({ connected: false, schedules: of(otherAccount, schedule()) })
  await user.type(await screen.findByLabelText('Look up an address'), ` \u200b${typed} {Enter}`)
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
  expect(screen.getByText(/checksum doesn't match/)).toBeVisible()
  expect(window.location.search).toBe(`?account=${typed}`)
  expect(screen.getByLabelText('Look up an address')).toHaveValue(typed)
  await user.clear(screen.getByLabelText('Look up an address'))
  await user.type(screen.getByLabelText('Look up an address'), `${otherAccount}{Enter}`)
  await waitFor(() => expect(screen.queryByText(/checksum doesn't match/)).toBeNull())
})

it('shows the address that was looked up although a wallet is connected, until it is cleared', async () => {
  const schedules = { ...of(account, schedule(), schedule()), ...of(otherAccount, schedule()) }
  const { screen, user } = openVesting({ address: `/vesting?account=${otherAccount}`, schedules })
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
  await screen.findByText('0x709…7dc79C8')
  expect(screen.getByText('1-1 of 1')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText('1-2 of 2')).toBeVisible()
})

it('leads from Clear, which goes, back to the field of the address', async () => {
  const { screen, user } = openVesting({ address: `/vesting?account=${otherAccount}`, schedules: {} })
  await user.click(await screen.findByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  expect(screen.getByLabelText('Look up an address')).toHaveFocus()
})

it('keeps what is typed to look up when a wallet connects and when its account changes', async () => {
  const { screen, user, tell } = openVesting({ connected: false, schedules: of(otherAccount, schedule()) })
  await user.type(await screen.findByLabelText('Look up an address'), '0x3C4')
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Connect wallet' }))
  await user.click(await screen.findByRole('button', { name: 'Test Wallet' }))
  await screen.findByText('Vesting of your wallet')
  expect(screen.getByLabelText('Look up an address')).toHaveValue('0x3C4')
  act(() => tell({ type: 'accountsChanged', id: 'test', accounts: [otherAccount] }))
  await screen.findByText('1-1 of 1')
  expect(screen.getByLabelText('Look up an address')).toHaveValue('0x3C4')
})

it('keeps what is typed to look up, and the focus in the select, when another network is chosen', async () => {
  chainServer({ chain: chainB, schedules: {} })
  Object.assign(chainB.contracts, { vesting: `0x${'4'.repeat(40)}` })
  const { screen, user } = openVesting({ connected: false, schedules: of(otherAccount, schedule()) })
  await user.type(await screen.findByLabelText('Look up an address'), otherAccount)
  await user.selectOptions(screen.getByLabelText('Network'), chainB.name)
  await waitFor(() => expect(window.location.search).toBe(`?chain=${chainB.id}`))
  expect(screen.getByLabelText('Network')).toHaveFocus()
  expect(screen.getByLabelText('Look up an address')).toHaveValue(otherAccount)
  await user.selectOptions(screen.getByLabelText('Network'), chainA.name)
  await user.click(screen.getByRole('button', { name: 'Look up' }))
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
})

it('shows the first page of what an address has that is looked up from a later page', async () => {
  const schedules = of(otherAccount, ...Array.from({ length: 11 }, () => schedule()))
  const { screen, user } = openVesting({ connected: false, address: '/vesting?page=2', schedules })
  await user.type(await screen.findByLabelText('Look up an address'), `${otherAccount}{Enter}`)
  expect(await screen.findByText('1-10 of 11')).toBeVisible()
})

it('refuses a look-up of what is no address and asks no node', async () => {
  const { screen, user, node } = openVesting({ connected: false })
  await user.type(await screen.findByLabelText('Look up an address'), 'vitalik.eth{Enter}')
  await toast('Not A valid Address')
  expect(screen.getByLabelText('Look up an address')).toHaveValue('vitalik.eth')
  expect(node.requests).toEqual([])
})

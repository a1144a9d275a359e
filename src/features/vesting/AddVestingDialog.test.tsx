import { waitFor, within } from '@testing-library/react'
import { chainServer } from '../../testing/chainServer'
import { revertError } from '../../testing/chainState'
import { account, fakeWallet, otherAccount } from '../../testing/fakeWallet'
import { renderApp } from '../../testing/renderApp'
import { keepSession } from '../../testing/signedInStore'
import { chainA } from '../../testing/testChains'
import { toast, toasts } from '../../testing/toasts'

const ether = 10n ** 18n

beforeEach(() => {
  keepSession('super-admin')
  window.localStorage.setItem('wallet.last', JSON.stringify({ id: 'test', name: 'Test Wallet' }))
})
afterEach(() => window.sessionStorage.clear())

/** Opens the form; the connected account owns the contract and has 1,000 tokens. */
async function open(state: Parameters<typeof chainServer>[0] = {}) {
  const wallet = fakeWallet()
  const node = chainServer({
    owner: account,
    native: { [account.toLowerCase()]: ether, [otherAccount.toLowerCase()]: ether },
    tokens: { [account.toLowerCase()]: 1_000n * ether },
    ...state,
  })
  const app = renderApp('/vesting', { wallet: () => Promise.resolve(wallet.port) })
  await app.screen.findByText('Vesting of your wallet')
  await app.user.click(app.screen.getByRole('button', { name: 'Add Vest' }))
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Add Vesting' }))
  const field = (label: string) => dialog.getByLabelText(label)
  const fill = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) {
      await app.user.click(field(label))
      await app.user.paste(text)
    }
  }
  const vest = () => app.user.click(dialog.getByRole('button', { name: 'Vest Token' }))
  return { ...app, wallet: wallet.fake, tell: wallet.emit, node, dialog, field, fill, vest }
}

const good = {
  'Address to vest to': otherAccount,
  Amount: '100',
  'Cliff Duration (days)': '1',
  'Vesting Duration (days)': '10',
}

it('begins in the field of the address', async () => {
  const { field } = await open()
  expect(field('Address to vest to')).toHaveFocus()
})

it('fills in shares of the balance, and takes no amount beyond it', async () => {
  const { dialog, field, user } = await open()
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
  await user.type(field('Amount'), '1000.5x')
  expect(field('Amount')).toHaveValue('1000.')
})

it('gives shares of the balance in whole hundredths, rounded down, and Max exactly', async () => {
  const { dialog, field, user } = await open({ tokens: { [account.toLowerCase()]: 1_000n * ether + 7n } })
  await dialog.findByText('1,000.00 SSDX')
  await user.click(dialog.getByRole('button', { name: '25%' }))
  expect(field('Amount')).toHaveValue('250')
  await user.click(dialog.getByRole('button', { name: 'Max' }))
  expect(field('Amount')).toHaveValue('1000.000000000000000007')
})

it('says at the cliff that it is too long, and takes that back when the vesting becomes longer', async () => {
  const { field, fill, vest, user } = await open()
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
  const { dialog, field, user } = await open()
  await user.click(dialog.getByRole('button', { name: 'Use connected address' }))
  expect(field('Address to vest to')).toHaveValue(account)
  expect(await dialog.findByText('This is your own address.')).toBeVisible()
})

it.each([
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79c8', /checksum doesn't match/],
  [chainA.contracts.vesting ?? '', /This is the vesting contract of this network/],
  ['0x00000000000000000000000000000000000000aa', /never been used on this network/],
])('warns of the beneficiary %s', async (address, warning) => {
  const { dialog, fill } = await open()
  await fill({ 'Address to vest to': address })
  expect(await dialog.findByText(warning)).toBeVisible()
})

it('has nothing to say of an account that is in use', async () => {
  const { dialog, fill, node } = await open()
  await fill({ 'Address to vest to': otherAccount })
  await waitFor(() => expect(node.asked('eth_getCode')).toHaveLength(1))
  await fill({ Amount: '1' })
  expect(dialog.queryByText(/account|address is/)).toBeNull()
})

it('shows what the terms mean in dates', async () => {
  const { dialog, fill } = await open()
  await fill(good)
  const date = (days: number) =>
    new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(Date.now() + days * 86_400_000)
  const preview = within(dialog.getByLabelText('Preview'))
  expect(preview.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    date(1),
    '10.00 SSDX',
    date(11),
  ])
})

it('says the first error, moves there, and plans nothing', async () => {
  const { field, fill, vest, wallet } = await open()
  await fill({ ...good, Amount: '0' })
  await vest()
  await toast('Amount must be greater than zero')
  expect(field('Amount')).toHaveFocus()
  expect(field('Address to vest to')).toHaveValue(otherAccount)
  expect(wallet.asked('eth_sendTransaction')).toEqual([])
})

it('keeps what was typed as drafts under the names of the fields', async () => {
  const { fill, user, dialog, screen } = await open()
  await fill(good)
  expect(['address', 'amount', 'cliffDuration', 'vestingDuration'].map((name) => sessionStorage.getItem(name))).toEqual(
    [otherAccount, '100', '1', '10'],
  )
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Add Vest' }))
  expect(await screen.findByLabelText('Amount')).toHaveValue('100')
})

it('does not offer vesting to a wallet that does not own the contract', async () => {
  const { dialog } = await open({ owner: otherAccount })
  const reason = 'Only 0x3C4…A4293BC, the owner of the vesting contract, can add vesting.'
  expect(await dialog.findByText(reason)).toBeVisible()
  const vest = dialog.getByRole('button', { name: 'Vest Token' })
  expect(vest).toHaveAttribute('aria-disabled', 'true')
  expect(vest).toHaveAccessibleDescription(reason)
})

it('keeps the name of Vest Token without a wallet, says why not when it is pressed, and offers to connect', async () => {
  window.localStorage.removeItem('wallet.last')
  chainServer({ owner: account })
  const { screen, user } = renderApp('/vesting', { wallet: () => Promise.resolve(fakeWallet().port) })
  await user.click(await screen.findByRole('button', { name: 'Add Vest' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Vesting' }))
  const vest = dialog.getByRole('button', { name: 'Vest Token' })
  expect(vest).toHaveAttribute('aria-disabled', 'true')
  expect(vest).toHaveAccessibleDescription('Connect a wallet to sign this.')
  await user.type(dialog.getByLabelText('Amount'), '100')
  await user.click(vest)
  await toast('Connect a wallet to sign this.')
  expect(toasts()).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Connect wallet' }))
  await user.click(await screen.findByRole('button', { name: 'Test Wallet' }))
  await waitFor(() => expect(vest).not.toHaveAttribute('aria-disabled', 'true'))
  expect(dialog.getByLabelText('Amount')).toHaveValue('100')
})

it('keeps the address and marks the amount when another account with less is chosen in the wallet', async () => {
  const { dialog, field, fill, tell } = await open()
  await fill(good)
  tell({ type: 'accountsChanged', id: 'test', accounts: [otherAccount] })
  expect(await dialog.findByText('Amount cannot be greater than Balance!')).toBeVisible()
  expect(field('Address to vest to')).toHaveValue(otherAccount)
  expect(field('Amount')).toHaveValue('100')
})

it('shows no balance of the account before when that of the new one cannot be read', async () => {
  const { dialog, node, tell } = await open()
  await dialog.findByText('1,000.00 SSDX')
  node.mode = 'refused'
  tell({ type: 'accountsChanged', id: 'test', accounts: [otherAccount] })
  expect(await dialog.findByText(/couldn't be loaded/)).toBeVisible()
  expect(dialog.queryByText('1,000.00 SSDX')).toBeNull()
})

it('approves first when the contract may not take the tokens yet, with the amount on the button and the whole address', async () => {
  const tooSmall = revertError('token', 'ERC20InsufficientAllowance', [chainA.contracts.vesting, 0n, 100n * ether])
  const { fill, vest, screen } = await open({ reverts: { addVestingSchedule: tooSmall } })
  await fill(good)
  await vest()
  await screen.findByText(/^Allow the vesting contract to transfer exactly 100\.00 SSDX\./)
  const sheet = screen.getByRole('dialog', { name: 'Add Vesting' })
  expect(within(sheet).getByText('approve')).toBeVisible()
  expect(within(sheet).getByRole('button', { name: 'Approve 100.00 SSDX' })).toBeVisible()
  expect(sheet).toHaveTextContent(`Vest 100.00 SSDX to ${otherAccount}`)
  expect(
    within(sheet)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Details done'),
    expect.stringMatching(/Approve$/),
    expect.stringMatching(/Vest$/),
  ])
  expect(within(sheet).getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
})

it('says a refusal in the wallet once, in the sheet, and offers to try again', async () => {
  const { fill, vest, screen, user, wallet } = await open()
  await fill(good)
  await vest()
  wallet.next.rejects('eth_sendTransaction', { code: 4001 })
  await user.click(await screen.findByRole('button', { name: 'Vest 100.00 SSDX' }))
  await screen.findByText('User rejected request.')
  expect(toasts()).toEqual([])
  expect(wallet.asked('eth_sendTransaction')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Vest 100.00 SSDX' })).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(wallet.asked('eth_sendTransaction')).toHaveLength(1)
})

it('closes after a refusal in the wallet by Enter, back to what was typed', async () => {
  const { fill, vest, screen, user, wallet } = await open()
  await fill(good)
  await vest()
  wallet.next.rejects('eth_sendTransaction', { code: 4001 })
  await user.click(await screen.findByRole('button', { name: 'Vest 100.00 SSDX' }))
  await screen.findByText('User rejected request.')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByLabelText('Amount')).toHaveValue(good.Amount)
  expect(screen.getByRole('button', { name: 'Vest Token' })).toHaveFocus()
})

it('reviews its transaction in the same sheet, from which Escape leads back to what was typed', async () => {
  const { fill, vest, screen, user } = await open()
  await fill(good)
  const sheet = screen.getByRole('dialog')
  await vest()
  await screen.findByText('addVestingSchedule')
  expect(screen.getAllByRole('dialog')).toEqual([sheet])
  expect(screen.queryByLabelText('Amount')).toBeNull()
  expect(screen.getByRole('button', { name: 'Vest 100.00 SSDX' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Vest Token' })).toHaveFocus()
  expect(screen.getAllByRole('dialog')).toEqual([sheet])
  expect(screen.getByLabelText('Amount')).toHaveValue(good.Amount)
})

it('goes straight to the write when the dry run succeeds', async () => {
  const { fill, vest, screen } = await open()
  await fill(good)
  await vest()
  expect(await screen.findByText('addVestingSchedule')).toBeVisible()
  const review = within(screen.getByRole('dialog', { name: 'Add Vesting' }))
  const dayIn = (days: number) =>
    new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(Date.now() + days * 86_400_000)
  expect(review.getByText(`1 day, until ${dayIn(1)}`)).toBeVisible()
  expect(review.getByText(`10 days, until ${dayIn(11)}`)).toBeVisible()
})

it('writes what is signed with all its digits wherever it stands', async () => {
  const { fill, vest, screen } = await open()
  await fill({ ...good, Amount: '12.3456' })
  await vest()
  const sheet = within(screen.getByRole('dialog', { name: 'Add Vesting' }))
  expect(await sheet.findByRole('button', { name: 'Vest 12.3456 SSDX' })).toBeVisible()
  expect(sheet.getAllByText(/^12\.3/).map(({ textContent }) => textContent)).toEqual(['12.3456 SSDX', '12.3456 SSDX'])
})

it('names the balance as the most that the amount may be', async () => {
  const { field } = await open()
  await waitFor(() => expect(field('Amount')).toHaveAttribute('max', '1000'))
})

import { waitFor, within } from '@testing-library/react'
import { daySeconds } from '../../contract/days'
import { formatDay } from '../../shared/dates'
import { ether } from '../../testing/ether'
import { revertError } from '../../testing/chainState'
import { otherAccount } from '../../testing/fakeWallet'
import { good, openAddVesting } from '../../testing/openAddVesting'
import { openVesting } from '../../testing/openVesting'
import { chainA } from '../../testing/testChains'
import { toast, toasts } from '../../testing/toasts'

describe('to a wallet that does not own the contract', () => {
  const warning = 'The vesting contract belongs to 0x3C4…A4293BC, not to this wallet, and may refuse what it sends.'

  it('offers vesting with a warning, because another contract may allow it', async () => {
    const { dialog, fill, vest, screen } = await openAddVesting({ owner: otherAccount })
    expect(await dialog.findByText(warning)).toBeVisible()
    await fill(good)
    await vest()
    expect(await screen.findByRole('button', { name: 'Vest 100.00 SSDX' })).toBeEnabled()
  })

  it('warns also of the approval that is asked for where a node says nothing of why the contract refuses', async () => {
    const { fill, vest, screen } = await openAddVesting({ owner: otherAccount, reverts: { addVestingSchedule: '0x' } })
    await fill(good)
    await vest()
    await screen.findByRole('button', { name: 'Approve 100.00 SSDX' })
    expect(screen.getByText(warning)).toBeVisible()
  })

  it("says the contract's refusal before the wallet opens", async () => {
    const refusal = revertError('vesting', 'OwnableUnauthorizedAccount', [otherAccount])
    const reverts = { addVestingSchedule: refusal }
    const { dialog, fill, vest, wallet, screen } = await openAddVesting({ owner: otherAccount, reverts })
    await dialog.findByText(warning)
    await fill(good)
    await vest()
    expect(await screen.findByText(/This wallet doesn't own the contract\./)).toBeVisible()
    expect(wallet.asked('eth_sendTransaction')).toEqual([])
  })
})

it('keeps the name of Vest Token without a wallet, says why not when it is pressed, and offers to connect', async () => {
  const { screen, user } = openVesting({ connected: false })
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

it('approves first when the contract may not take the tokens yet, with the amount on the button and the whole address', async () => {
  const tooSmall = revertError('token', 'ERC20InsufficientAllowance', [chainA.contracts.vesting, 0n, 100n * ether])
  const { fill, vest, screen } = await openAddVesting({ reverts: { addVestingSchedule: tooSmall } })
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
  const { fill, vest, screen, user, wallet } = await openAddVesting()
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
  const { fill, vest, screen, user, wallet } = await openAddVesting()
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
  const { fill, vest, screen, user } = await openAddVesting()
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

it('goes straight to the write when the dry run succeeds, with dates counted from the time of the network', async () => {
  const time = 1_900_000_000
  const { fill, vest, screen } = await openAddVesting({ time })
  await fill(good)
  await vest()
  expect(await screen.findByText('addVestingSchedule')).toBeVisible()
  const review = within(screen.getByRole('dialog', { name: 'Add Vesting' }))
  expect(review.getByText(`1 day, until ${formatDay(time + daySeconds)}`)).toBeVisible()
  expect(review.getByText(`10 days, until ${formatDay(time + 11 * daySeconds)}`)).toBeVisible()
})

it('writes what is signed with all its digits wherever it stands', async () => {
  const { fill, vest, screen } = await openAddVesting()
  await fill({ ...good, Amount: '12.3456' })
  await vest()
  const sheet = within(screen.getByRole('dialog', { name: 'Add Vesting' }))
  expect(await sheet.findByRole('button', { name: 'Vest 12.3456 SSDX' })).toBeVisible()
  expect(sheet.getAllByText(/^12\.3/).map(({ textContent }) => textContent)).toEqual(['12.3456 SSDX', '12.3456 SSDX'])
})

import { act, within } from '@testing-library/react'
import { ether } from '../../testing/ether'
import { revertError } from '../../testing/chainState'
import { account, otherAccount } from '../../testing/fakeWallet'
import { good, openAddVesting } from '../../testing/openAddVesting'
import { chainA } from '../../testing/testChains'
import { planChanged } from '../../transactions/transactionsSlice'
import { addVestingPlan } from './vestingCalls'

/** The dialog of a vesting that needs an approval first, before the approval is signed. */
async function reviewApproval() {
  const tooSmall = revertError('token', 'ERC20InsufficientAllowance', [chainA.contracts.vesting, 0n, 100n * ether])
  const app = await openAddVesting({ reverts: { addVestingSchedule: tooSmall } })
  await app.fill(good)
  await app.vest()
  await app.screen.findByRole('button', { name: 'Approve 100.00 SSDX' })
  return { ...app, sheet: within(app.screen.getByRole('dialog', { name: 'Add Vesting' })) }
}

/** The same in a phase of one of its two steps. */
async function inStep(step: number, phase: { phase: 'checking' } | { phase: 'refused'; reason: string }) {
  const { store, sheet } = await reviewApproval()
  const terms = { account: otherAccount, amount: 100n * ether, cliff: 86_400n, duration: 864_000n }
  const request = addVestingPlan(chainA, account, terms)
  if (request) act(() => void store.dispatch(planChanged({ request, step, steps: 2, ...phase })))
  return sheet
}

it('says while an approval is on its way that the vesting is still to be signed, and how to go on after closing', async () => {
  const { sheet, user, wallet } = await reviewApproval()
  wallet.next.answers('eth_sendTransaction', `0x${'a'.repeat(64)}`)
  await user.click(sheet.getByRole('button', { name: 'Approve 100.00 SSDX' }))
  expect(
    await sheet.findByText(
      'Keep this open: the vesting is signed next. If you close it, press Vest Token again once the approval is confirmed.',
    ),
  ).toBeVisible()
  expect(sheet.queryByText(/^You can close this/)).toBeNull()
})

it('waits for the same approval that was sent before the dialog was closed, says so, and asks the wallet for no second one', async () => {
  const { dialog, sheet, user, vest, wallet } = await reviewApproval()
  wallet.next.answers('eth_sendTransaction', `0x${'a'.repeat(64)}`)
  await user.click(sheet.getByRole('button', { name: 'Approve 100.00 SSDX' }))
  await sheet.findByText(/^Keep this open/)
  const earlier = 'You sent this approval earlier. It is waited for, and no second one is needed.'
  expect(sheet.queryByText(earlier)).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  await dialog.findByRole('button', { name: 'Vest Token' })
  await vest()
  expect(await sheet.findByText(earlier)).toBeVisible()
  expect(wallet.asked('eth_sendTransaction')).toHaveLength(1)
})

it('says before an approval that nothing has been sent', async () => {
  const sheet = await inStep(1, { phase: 'checking' })
  expect(sheet.getByText('Checking with the network whether this would succeed. Nothing has been sent.')).toBeVisible()
})

it('says after an approval that it is confirmed while the vesting is checked', async () => {
  const sheet = await inStep(2, { phase: 'checking' })
  expect(
    sheet.getByText(
      'Checking with the network whether this would succeed. The approval is confirmed; nothing else has been sent.',
    ),
  ).toBeVisible()
})

it('does not say after an approval that nothing was sent when the vesting is refused', async () => {
  const sheet = await inStep(2, {
    phase: 'refused',
    reason: 'Your wallet has a different account selected. Nothing was sent.',
  })
  expect(sheet.getByRole('alert')).toHaveTextContent(/^Your wallet has a different account selected\.$/)
  expect(
    sheet.getByText('The approval is confirmed; nothing else was sent, and what you typed is still there.'),
  ).toBeVisible()
})

import { fireEvent, waitFor, within } from '@testing-library/react'
import { revertError } from '../../testing/chainState'
import { good, openAddVesting } from '../../testing/openAddVesting'
import { gate } from '../../testing/requests'
import { chainA } from '../../testing/testChains'

/** The review of an approval; `mined`: an earlier approval counts from now on. */
async function reviewApproval() {
  const tooSmall = revertError('token', 'ERC20InsufficientAllowance', [chainA.contracts.vesting, 0n, 1n])
  const app = await openAddVesting({ reverts: { addVestingSchedule: tooSmall } })
  await app.fill(good)
  await app.vest()
  const approve = await app.screen.findByRole('button', { name: 'Approve 100.00 SSDX' })
  const sheet = within(app.screen.getByRole('dialog', { name: 'Add Vesting' }))
  const mined = () => (app.node.state.reverts.addVestingSchedule = undefined)
  return { ...app, sheet, approve, mined, asked: () => app.wallet.asked('eth_sendTransaction') }
}

it('shows the vesting instead of asking the wallet when an earlier approval counts by the time of the press', async () => {
  const { sheet, approve, mined, user, asked } = await reviewApproval()
  mined()
  await user.click(approve)
  expect(await sheet.findByRole('button', { name: 'Vest 100.00 SSDX' })).toHaveFocus()
  expect(sheet.getByText('addVestingSchedule')).toBeVisible()
  expect(asked()).toEqual([])
})

it('stays at the step of the approval while the network is asked again', async () => {
  const { sheet, approve, node, user } = await reviewApproval()
  const { open, release } = gate()
  node.hold = open
  await user.click(approve)
  expect(sheet.getByText(/^Checking with the network .* Nothing has been sent\.$/)).toBeVisible()
  expect(sheet.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
  release()
})

it('takes the second press of a double click for none: neither for the step that came in between, nor for Cancel', async () => {
  const { sheet, approve, mined, node, user, asked } = await reviewApproval()
  mined()
  const { open, release } = gate()
  node.hold = open
  await user.click(approve)
  fireEvent.click(sheet.getByRole('button', { name: 'Cancel' }), { detail: 2 })
  release()
  fireEvent.click(await sheet.findByRole('button', { name: 'Vest 100.00 SSDX' }), { detail: 2 })
  expect(sheet.getByText('addVestingSchedule')).toBeVisible()
  expect(asked()).toEqual([])
})

it('takes neither the second press of a double click nor an Enter held down for Close or Cancel, which come in its place', async () => {
  const { sheet, approve, node, user } = await reviewApproval()
  const { open, release } = gate()
  node.hold = open
  await user.click(approve)
  expect(fireEvent.keyDown(sheet.getByRole('button', { name: 'Cancel' }), { key: 'Enter', repeat: true })).toBe(false)
  release()
  const close = await sheet.findByRole('button', { name: 'Close' })
  expect(fireEvent.keyDown(close, { key: 'Enter', repeat: true })).toBe(false)
  fireEvent.click(close, { detail: 2 })
  expect(close).toBeVisible()
  fireEvent.click(close, { detail: 1 })
  await waitFor(() => expect(close).not.toBeInTheDocument())
})

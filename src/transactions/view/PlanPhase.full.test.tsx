import { act, within } from '@testing-library/react'
import { good, openAddVesting } from '../../testing/openAddVesting'
import { openVesting } from '../../testing/openVesting'
import { releaseRequest } from '../../testing/virtual/requests'
import { sayPolitely } from '../../ui/messages/sayPolitely'
import { planChanged } from '../transactionsSlice'

jest.mock('../../ui/messages/sayPolitely')

/** The sheet of a vesting, when it can be signed. */
async function review() {
  const { fill, vest, screen } = await openAddVesting()
  await fill(good)
  await vest()
  await screen.findByRole('button', { name: 'Vest 100.00 SSDX' })
  return within(screen.getByRole('dialog', { name: 'Add Vesting' }))
}

it('has what is checked read out by a region that stood before', async () => {
  await review()
  expect(jest.mocked(sayPolitely).mock.calls.map(([text]) => text)).toContain(
    'Checking with the network whether this would succeed. Nothing has been sent.',
  )
})

it('names each address on the button that copies it', async () => {
  const sheet = await review()
  expect(sheet.getAllByRole('button', { name: /^Copy / }).map(({ title }) => title)).toEqual([
    'Copy beneficiary',
    'Copy beneficiary 0x3C4…A4293BC',
    'Copy contract address',
    "Copy signer's address",
  ])
})

it('says of a refused release once that nothing was sent, and nothing of a form', async () => {
  const { screen, store } = openVesting()
  await screen.findByRole('button', { name: 'Release Vest' })
  const reason = 'Your wallet has a different account selected. Nothing was sent.'
  act(
    () => void store.dispatch(planChanged({ request: releaseRequest(), step: 1, steps: 1, phase: 'refused', reason })),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Release Vesting' }))
  expect(dialog.getByRole('alert')).toHaveTextContent(/^Your wallet has a different account selected\.$/)
  expect(dialog.getByText('Nothing was sent.')).toBeVisible()
  expect(dialog.queryByText(/typed/)).toBeNull()
})

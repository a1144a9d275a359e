import { waitFor } from '@testing-library/react'
import { ether } from '../../testing/ether'
import { account, otherAccount } from '../../testing/fakeWallet'
import { openVesting } from '../../testing/openVesting'
import { hasUnsaved } from '../../ui/forms/unsaved'

const anna = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = otherAccount
const labels = ['Address to vest to', 'Amount', 'Cliff Duration (days)', 'Vesting Duration (days)']

beforeEach(() => window.sessionStorage.setItem('address', anna))

/** Opens the form by a link that names Bob. */
async function vestToBob() {
  const app = openVesting({ address: `/vesting?vest=${bob}`, tokens: { [account.toLowerCase()]: 1_000n * ether } })
  await app.screen.findByRole('dialog', { name: 'Add Vesting' })
  const fields = () => labels.map((label) => app.screen.getByLabelText<HTMLInputElement>(label).value)
  const type = (label: string, text: string) => app.user.type(app.screen.getByLabelText(label), text)
  return { ...app, fields, type }
}

it('brings what was typed for one beneficiary back for that one alone, whoever was typed before', async () => {
  const { screen, user, fields, type } = await vestToBob()
  await type('Amount', '500')
  await type('Cliff Duration (days)', '1')
  await type('Vesting Duration (days)', '10')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Add Vest' }))
  await screen.findByRole('dialog', { name: 'Add Vesting' })
  expect(fields()).toEqual([bob, '500', '1', '10'])
})

it('keeps what was typed for the beneficiary of a link until the link is opened again', async () => {
  const { type, unmount } = await vestToBob()
  await type('Amount', '0.5')
  unmount()
  const { fields } = await vestToBob()
  expect(fields()).toEqual([bob, '0.5', '', ''])
})

it('leaves the draft for another beneficiary as it is until something is typed', async () => {
  const { unmount } = await vestToBob()
  unmount()
  expect(window.sessionStorage.getItem('address')).toBe(anna)
})

it('asks nobody to stay for the beneficiary of a link alone', async () => {
  const { type } = await vestToBob()
  expect(hasUnsaved()).toBe(false)
  await type('Amount', '5')
  expect(hasUnsaved()).toBe(true)
})

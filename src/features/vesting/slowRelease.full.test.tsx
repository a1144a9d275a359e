import { waitFor, within } from '@testing-library/react'
import { emptyPlatform } from '../../testing/emptyPlatform'
import { account } from '../../testing/fakeWallet'
import { of, openVesting, schedule } from '../../testing/openVesting'
import { gate, settled } from '../../testing/requests'

it('is busy until a slow release is ready, which leaves the form that was opened meanwhile as it is', async () => {
  const { screen, user, node } = openVesting({ schedules: of(account, schedule()) })
  await screen.findByText('1-1 of 1')
  const { open: answered, release: answer } = gate()
  node.hold = answered
  const release = screen.getByRole('button', { name: 'Release Vest' })
  await user.click(release)
  expect(release).toHaveAttribute('aria-busy', 'true')
  await user.click(screen.getByRole('button', { name: 'Add Vest' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add Vesting' }))
  await user.type(form.getByLabelText('Amount'), '5')
  answer()
  const sheet = within(await screen.findByRole('dialog', { name: 'Release Vesting' }))
  await sheet.findByText('releaseVestedTokens')
  expect(form.getByLabelText('Amount')).toHaveValue('5')
  expect(release).toHaveAttribute('aria-busy', 'false')
})

it('closes with the page that is left by Back, and is not open when somebody comes back to it', async () => {
  const { screen, user } = openVesting({ address: '/staking', schedules: of(account, schedule()) })
  await user.click(await screen.findByRole('link', { name: 'Vesting' }))
  await screen.findByText('1-1 of 1')
  await user.click(screen.getByRole('button', { name: 'Release Vest' }))
  await screen.findByRole('dialog', { name: 'Release Vesting' })
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  window.history.forward()
  await screen.findByText('Vesting of your wallet')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks for no confirmation on another page, which was opened while the schedules were read', async () => {
  emptyPlatform()
  const { screen, user, node, store } = openVesting({ schedules: of(account, schedule()) })
  const release = await screen.findByRole('button', { name: 'Release Vest' })
  await waitFor(() => expect(release).not.toHaveAttribute('aria-disabled', 'true'))
  await settled(store)
  const { open, release: answer } = gate()
  node.hold = open
  await user.click(release)
  expect(store.getState()).toMatchObject({ vesting: { releasing: true } })
  await user.click(screen.getByRole('link', { name: 'Users' }))
  await screen.findByRole('heading', { name: 'All Users' })
  answer()
  await waitFor(() => expect(store.getState()).toMatchObject({ vesting: { releasing: false } }))
  await settled(store)
  expect(screen.queryByRole('dialog')).toBeNull()
})

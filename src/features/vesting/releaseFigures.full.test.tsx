import { waitFor, within } from '@testing-library/react'
import { account } from '../../testing/fakeWallet'
import { cells, now, of, openVesting, schedule } from '../../testing/openVesting'
import { figures } from '../../testing/shownPage'

it('says that the schedules could not be loaded, not that they still load', async () => {
  const { screen, node } = openVesting()
  node.mode = 'refused'
  const release = await screen.findByRole('button', { name: 'Release Vest' })
  await waitFor(() => expect(release).toHaveAccessibleDescription("Couldn't load the schedules."))
})

it('counts as claimable what the rows do, and says what holds up a release of it', async () => {
  // What is claimable grows with the clock.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  const justBegun = schedule({ amount: 1n, startTime: now, cliff: 0 })
  const { screen } = openVesting({ schedules: of(account, schedule(), justBegun) })
  await screen.findByText('1-2 of 2')
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => cells(row)[2]),
  ).toEqual(['500.00 SSDX', '0.00 SSDX'])
  expect(figures()).toContain('Claimable now500.00\u00a0SSDX')
  expect(screen.getByRole('button', { name: 'Release Vest' })).toHaveAccessibleDescription(
    /^Nothing can be released until Jan 26, 2026, 12:0\d\sPM: a release pays all schedules together, and one of them has nothing to pay before then\.$/,
  )
})

it('does not say of a contract wallet without native coin that it has enough for the fee', async () => {
  const { screen, user, node } = openVesting({ schedules: of(account, schedule()), native: {} })
  node.state.codes[account.toLowerCase()] = '0x60'
  await screen.findByText('1-1 of 1')
  await user.click(screen.getByRole('button', { name: 'Release Vest' }))
  const dialog = await screen.findByRole('dialog', { name: 'Release Vesting' })
  await within(dialog).findByText('releaseVestedTokens')
  expect(dialog).not.toHaveTextContent('enough for the fee')
})

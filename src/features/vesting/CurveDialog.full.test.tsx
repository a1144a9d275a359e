import { fireEvent, within } from '@testing-library/react'
import { daySeconds } from '../../contract/days'
import { ether } from '../../testing/ether'
import { account } from '../../testing/fakeWallet'
import { of, openVesting, schedule, start } from '../../testing/openVesting'
import { figures } from '../../testing/shownPage'

// What has vested grows with the clock, on a slow machine by more than a hundredth during a test.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.now()))

/** Opens the picture of the first schedule. */
async function openPicture(schedules = of(account, schedule({ released: 100n * ether }))) {
  const app = openVesting({ schedules })
  await app.user.click(await app.screen.findByRole('button', { name: 'View schedule 1' }))
  return { ...app, dialog: within(await app.screen.findByRole('dialog', { name: 'Schedule 1: 1,000.00 SSDX' })) }
}

it('shows how a schedule unlocks as a picture with its dates and parts, and the same in a table', async () => {
  const { user, dialog } = await openPicture()
  const picture = await dialog.findByRole('img', {
    name: 'Unlock curve: 500.00 SSDX of 1,000.00 SSDX vested, all by Jan 21, 2026',
  })
  const texts = [...picture.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(expect.arrayContaining(['0', '500', '1K', 'Cliff ends Jan 11, 2026', 'Today Jan 16, 2026']))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Released 100.00 SSDX',
    'Claimable 400.00 SSDX',
    'To come 500.00 SSDX',
  ])
  expect(dialog.queryByRole('table')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Show as table Unlock curve' }))
  const table = within(dialog.getByRole('table'))
  expect(table.getByRole('row', { name: /Fully vested/ })).toHaveTextContent('1,000.00 SSDX')
})

it('says what has vested by a day to the keyboard, beginning today', async () => {
  const { user, dialog } = await openPicture()
  const values = await dialog.findByRole('slider', { name: 'Values of Unlock curve' })
  expect(values).toHaveAttribute('aria-valuetext', 'vested by Jan 16, 2026: 500.00 SSDX')
  values.focus()
  fireEvent.change(values, { target: { value: values.getAttribute('max') } })
  expect(values).toHaveAttribute('aria-valuetext', 'vested by Jan 21, 2026: 1,000.00 SSDX')
  expect(dialog.getByText('vested by Jan 21, 2026')).toBeVisible()
  await user.tab()
  expect(dialog.queryByText('vested by Jan 21, 2026')).toBeNull()
})

it('marks no cliff on a schedule without one, and no today on one that has ended', async () => {
  const { dialog } = await openPicture(of(account, schedule({ startTime: start - 30 * daySeconds, cliff: 0 })))
  const picture = await dialog.findByRole('img', { name: /^Unlock curve: 1,000\.00 SSDX of 1,000\.00 SSDX vested/ })
  expect(picture).not.toHaveTextContent(/Cliff ends|Today/)
})

it('begins at the end of a schedule that has ended', async () => {
  const { dialog } = await openPicture(of(account, schedule({ startTime: start - 30 * daySeconds })))
  const values = await dialog.findByRole('slider', { name: 'Values of Unlock curve' })
  expect(values).toHaveAttribute('aria-valuetext', 'vested by Dec 22, 2025: 1,000.00 SSDX')
})

it('says of less than a hundredth that it is there, in figures, row and picture', async () => {
  const { screen, user } = openVesting({ schedules: of(account, schedule({ amount: ether / 1_000n })) })
  await user.click(await screen.findByRole('button', { name: 'View schedule 1' }))
  expect(figures()).toEqual([
    'Total Vest1<0.01 SSDX in total',
    'Claimable now<0.01\u00a0SSDX',
    'Released0.00\u00a0SSDX',
  ])
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule 1: <0.01 SSDX' }))
  expect(await dialog.findByRole('img', { name: /: <0.01 SSDX of <0.01 SSDX vested,/ })).toBeVisible()
  const parts = ['Released 0.00 SSDX', 'Claimable <0.01 SSDX', 'To come <0.01 SSDX']
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(parts)
  expect(screen.getByRole('img', { name: parts.join(', '), hidden: true })).toBeInTheDocument()
})

it('says in the row how much of a schedule is released, claimable and to come', async () => {
  const { screen } = openVesting({ schedules: of(account, schedule({ released: 100n * ether })) })
  await screen.findByText('1-1 of 1')
  const bar = within(screen.getAllByRole('row')[1] ?? document.body).getByRole('img')
  expect(bar).toHaveAccessibleName('Released 100.00 SSDX, Claimable 400.00 SSDX, To come 500.00 SSDX')
})

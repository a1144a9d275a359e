import { waitFor } from '@testing-library/react'
import { daySeconds } from '../../contract/days'
import { ether } from '../../testing/ether'
import { account } from '../../testing/fakeWallet'
import { cells, of, openVesting, schedule, start } from '../../testing/openVesting'
import { savedFiles } from '../../testing/savedFiles'
import { toast } from '../../testing/toasts'

it('sorts schedules by what their columns mean, in the address', async () => {
  const amounts = [900n, 1_000n, 20n].map((amount) => schedule({ amount: amount * ether }))
  const { screen, user } = openVesting({ schedules: of(account, ...amounts) })
  await screen.findByText('1-3 of 3')
  const shown = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => cells(row)[0])
  await user.click(screen.getByRole('button', { name: 'AMOUNT' }))
  await waitFor(() => expect(shown()).toEqual(['20.00 SSDX', '900.00 SSDX', '1,000.00 SSDX']))
  expect(window.location.search).toBe('?sort=amount')
})

it('sorts schedules by what can be claimed, and by when cliff and vesting end', async () => {
  const given = [
    schedule({ amount: 30n * ether, cliff: 3 * daySeconds }),
    schedule({ cliff: 2 * daySeconds, duration: 40 * daySeconds }),
    schedule({ amount: 900n * ether, cliff: 5 * daySeconds, duration: 5 * daySeconds }),
  ]
  const { screen, user } = openVesting({ schedules: of(account, ...given) })
  await screen.findByText('1-3 of 3')
  const names = () => screen.getAllByRole('button', { name: /^View schedule/ }).map(({ textContent }) => textContent)
  for (const [head, order] of [
    ['VESTING TIME', [3, 1, 2]],
    ['CLIFF TIME', [2, 1, 3]],
    ['CLAIMABLE NOW', [1, 2, 3]],
  ] as const) {
    await user.click(screen.getByRole('button', { name: head }))
    await waitFor(() => expect(names()).toEqual(order.map((nth) => `View schedule ${nth}`)))
  }
})

it('shows all schedules at an address with a search that is not offered', async () => {
  const { screen } = openVesting({ schedules: of(account, schedule()), address: '/vesting?search=zoe&from=2026-01-01' })
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
})

it('saves the schedules with exact amounts and instants, in the order they are shown', async () => {
  const saved = savedFiles()
  const { screen, user } = openVesting({
    schedules: of(account, schedule({ amount: 2n * ether + 1n }), schedule({ amount: ether })),
    address: '/vesting?sort=amount',
  })
  await screen.findByText('1-2 of 2')
  await user.click(screen.getByRole('button', { name: 'Options' }))
  await user.click(await screen.findByRole('button', { name: 'Export all rows (CSV)' }))
  await toast('2 rows exported')
  const lines = (await saved[0]?.text())?.split('\r\n') ?? []
  expect(lines.slice(1, 3).map((line) => line.split(',')[0])).toEqual(['1', '2.000000000000000001'])
  expect(lines[1]?.split(',').slice(3)).toEqual([new Date(start * 1000).toISOString(), '86400 s', '864000 s'])
})

import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { ether } from '../../testing/ether'
import { chainServer } from '../../testing/chainServer'
import { renderApp } from '../../testing/renderApp'
import { savedFiles } from '../../testing/savedFiles'
import { shownText } from '../../testing/shownText'
import { keepSession, openStore } from '../../testing/signedInStore'
import { noon, stake } from '../../testing/testStakes'
import { toast } from '../../testing/toasts'
import { stakeColumns } from './StakeRow'

const { click } = HTMLAnchorElement.prototype
beforeEach(() => keepSession('moderator'))
afterEach(() => {
  HTMLAnchorElement.prototype.click = click
})

const of = (digit: string, amount: bigint, reward: bigint, day: number, plan: number) =>
  stake({
    owner: `0x${digit.repeat(40)}`,
    amount: amount * ether,
    reward: reward * ether,
    startTime: noon(2026, 1, day),
    plan,
  })

it.each([
  ['amount', '231'],
  ['reward', '132'],
  ['startTime', '312'],
  ['plan', '213'],
])('sorts by %s', async (key, order) => {
  chainServer({ stakes: [of('1', 3n, 1n, 12, 2), of('2', 1n, 3n, 13, 1), of('3', 2n, 2n, 11, 4)] })
  renderApp(`/staking?sort=${key}`)
  await screen.findByText('1-3 of 3')
  const owners = [...document.querySelectorAll('tbody td:first-child')].map((cell) => shownText(cell).slice(-1))
  expect(owners.join('')).toBe(order)
})

it('says of list and figures from which network they were read', async () => {
  chainServer({ stakes: [stake()] })
  renderApp('/staking')
  await screen.findByText('1-1 of 1')
  const read = [...document.querySelectorAll<HTMLElement>('main [data-read]')].map(({ dataset }) => dataset.read)
  expect(read).toHaveLength(3)
  for (const text of read) expect(text).toMatch(/ from Local Chain A$/)
})

it('leads from a wallet to the explorer of its network', () => {
  const [wallet] = stakeColumns({ unit: 'SSDX', explorerUrl: 'https://scan.example' })
  const row = { ...stake(), id: '1', now: 0, amount: '1', reward: '1', accruedReward: '0' }
  render(<Provider store={openStore().store}>{wallet?.cell(row)}</Provider>, { wrapper: BrowserRouter })
  expect(screen.getByRole('link', { name: /^Explorer/ })).toHaveAttribute(
    'href',
    `https://scan.example/address/${row.owner}`,
  )
})

it('saves whole addresses, exact amounts and instants', async () => {
  chainServer({ stakes: [stake({ reward: 1n })] })
  const saved = savedFiles()
  const { user } = renderApp('/staking')
  await screen.findByText('1-1 of 1')
  await user.click(screen.getByRole('button', { name: 'Options' }))
  await user.click(await screen.findByRole('button', { name: 'Export all rows (CSV)' }))
  await toast('1 row exported')
  expect((await saved[0]?.text())?.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFWallet Address,Date Staked,Amount,Reward,Plan',
    `${stake().owner},${new Date(2026, 0, 10, 12).toISOString()},1250,0.000000000000000001,30 days`,
  ])
})

import { waitFor, within } from '@testing-library/react'
import { chainServer } from '../../testing/chainServer'
import { renderApp } from '../../testing/renderApp'
import { settled } from '../../testing/requests'
import { figures, heads, rows } from '../../testing/shownPage'
import { shownText } from '../../testing/shownText'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { keepSession } from '../../testing/signedInStore'
import { chainB } from '../../testing/testChains'
import { ether, noon, stake, stakes } from '../../testing/testStakes'

beforeEach(() => keepSession('moderator'))

it('shows each stake with its plan and maturity, and the two figures, without a wallet', async () => {
  chainServer({ stakes: [stake(), stake({ plan: 4, startTime: noon(2026, 2, 1) })], time: noon(2026, 2, 2) })
  const { screen } = renderApp('/staking')
  await screen.findByText('1-2 of 2')
  expect(heads()).toEqual(['Wallet Address', 'Date Staked', 'Amount', 'Reward', 'Plan'])
  expect(rows()).toEqual([
    ['0x709…7dc79C8', 'Jan 10, 2026', '1,250.00 SSDX', '5.50 SSDX', '30 daysMatures Feb 9, 2026'],
    ['0x709…7dc79C8', 'Feb 1, 2026', '1,250.00 SSDX', '5.50 SSDX', 'FlexibleOpens Feb 3, 2026'],
  ])
  expect(figures()).toEqual(['Total Amount Staked2,500.00\u00a0SSDX', 'No of Stakes2'])
  expect(screen.getAllByRole('button', { name: 'Copy address 0x709…7dc79C8' })).toHaveLength(2)
})

it('reads page and figures in one request, and the last page with the rows that there are', async () => {
  const node = chainServer({ stakes: stakes(23) })
  const { screen, user } = renderApp('/staking?page=2')
  await screen.findByText('11-20 of 23')
  expect(node.requests).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('21-23 of 23')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

it('says No Stakings where there are none', async () => {
  chainServer()
  const { screen } = renderApp('/staking')
  expect(await screen.findByText('No Stakings')).toBeVisible()
})

it('reads the chain that the address names, and keeps the choice there', async () => {
  chainServer({ stakes: stakes(1) })
  chainServer({ chain: chainB, stakes: stakes(2) })
  const { screen, user } = renderApp('/staking?chain=31338')
  expect(await screen.findByText('1-2 of 2')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Network'), 'Local Chain A')
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
  expect(window.location.search).toBe('?chain=31337')
})

it('keeps the focus in the select of the network, so that the next arrow key chooses the next one', async () => {
  chainServer({ stakes: stakes(1) })
  chainServer({ chain: chainB, stakes: stakes(2) })
  const { screen, user } = renderApp('/staking?chain=31338')
  await screen.findByText('1-2 of 2')
  await user.selectOptions(screen.getByLabelText('Network'), 'Local Chain A')
  await screen.findByText('1-1 of 1')
  expect(screen.getByLabelText('Network')).toHaveFocus()
})

it('tells that a chain does not answer, and shows its stakes once it does again', async () => {
  const node = chainServer({ stakes: stakes(1) })
  node.mode = 'refused'
  const { screen, user } = renderApp('/staking')
  expect(await screen.findByText("Local Chain A isn't responding.")).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Stakings' })).toBeVisible()
  expect(figures()).toEqual(["Total Amount Staked-Couldn't load. Try again", "No of Stakes-Couldn't load. Try again"])
  node.mode = 'up'
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[2] ?? document.body)
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
})

it('says of totals that could not be read again that they may be out of date, and reads them when asked to', async () => {
  const node = chainServer({ stakes: stakes(1) })
  const { screen, user } = renderApp('/staking')
  await screen.findByText('1-1 of 1')
  node.mode = 'refused'
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(figures()[1]).toBe('No of Stakes1May be out of date. Try again'))
  node.mode = 'up'
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[1] ?? document.body)
  await waitFor(() => expect(figures()[1]).toBe('No of Stakes1'))
})

it('shows cards on a compact screen', async () => {
  narrowTo(compactScreen)
  chainServer({ stakes: [stake()], time: noon(2026, 3, 1) })
  const { screen } = renderApp('/staking')
  await screen.findByText('Matured Feb 9, 2026')
  const cards = within(screen.getByRole('list', { name: 'Stakings' })).getAllByRole('listitem')
  expect(cards.map(shownText)).toEqual([
    '0x709…7dc79C81,250.00 SSDX · 30 daysStaked Jan 10, 2026 · reward 5.50 SSDXMatured Feb 9, 2026',
  ])
  expect(screen.getByRole('button', { name: 'Copy address 0x709…7dc79C8' })).toBeVisible()
})

it('reads everything again on request, in one request', async () => {
  const node = chainServer({ stakes: stakes(1) })
  const { screen, user } = renderApp('/staking')
  await screen.findByText('1-1 of 1')
  node.requests.splice(0)
  node.state.stakes = [stake({ amount: 7n * ether })]
  node.mine()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('7.00 SSDX')).toBeVisible()
  expect(node.requests).toHaveLength(1)
})

/** The wallets in the table, by their last two digits. */
const owners = () => [...document.querySelectorAll('tbody td:first-child')].map((cell) => shownText(cell).slice(-2))

it('sorts all stakes by what they are worth, not only those of the page', async () => {
  const given = stakes(23).map((one, index) => ({ ...one, amount: BigInt((index * 7) % 23) * ether }))
  const node = chainServer({ stakes: given })
  const { screen, user } = renderApp('/staking?sort=-amount')
  await screen.findByText('1-10 of 23')
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('22.00 SSDX')
  expect(screen.getAllByRole('row')[10]).toHaveTextContent('13.00 SSDX')
  const before = node.requests.length
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('11-20 of 23')
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('12.00 SSDX')
  expect(node.requests).toHaveLength(before)
})

it('finds the stakes of an address among more than one window, each read once', async () => {
  const node = chainServer({ stakes: stakes(230) })
  const { screen, user } = renderApp('/staking')
  await screen.findByText('1-10 of 230')
  const before = node.requests.length
  await user.type(screen.getByRole('searchbox', { name: 'search by wallet address' }), '000221')
  await screen.findByText('1-1 of 1')
  expect(owners()).toEqual(['21'])
  expect(node.requests).toHaveLength(before + 3)
  await user.clear(screen.getByRole('searchbox'))
  await screen.findByText('1-10 of 230')
  await user.type(screen.getByRole('searchbox'), 'zz')
  expect(await screen.findByText('No Stakings found')).toBeVisible()
  expect(node.requests).toHaveLength(before + 3)
})

it('shows all stakes again after Clear filters, also in an order that is made here', async () => {
  chainServer({ stakes: stakes(12) })
  const { screen, user } = renderApp('/staking?sort=-amount')
  await screen.findByText('1-10 of 12')
  await user.type(screen.getByRole('searchbox'), 'zz')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('1-10 of 12')).toBeVisible()
  expect(window.location.search).toBe('?sort=-amount')
})

it('shows what the field says when Back undoes that it was emptied before that was rendered', async () => {
  const node = chainServer({ stakes: stakes(12) })
  const { screen, user, store } = renderApp('/staking?search=00012')
  await screen.findByText('1-1 of 1')
  await settled(store)
  const read = node.requests.length
  const { pushState } = window.history
  jest.spyOn(window.history, 'pushState').mockImplementationOnce((...change) => {
    pushState.apply(window.history, change)
    window.history.back()
  })
  await user.clear(screen.getByRole('searchbox'))
  await screen.findByText('1-10 of 12')
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('00012'))
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
  // And not only once the stakes have been read again.
  expect(node.requests).toHaveLength(read)
})

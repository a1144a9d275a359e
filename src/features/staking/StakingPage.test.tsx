import { within } from '@testing-library/react'
import { chainServer } from '../../testing/chainServer'
import { renderApp } from '../../testing/renderApp'
import { figures, heads, rows } from '../../testing/shownPage'
import { shownText } from '../../testing/shownText'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { keepSession } from '../../testing/signedInStore'
import { chainB } from '../../testing/testChains'
import { noon, stake, stakes } from '../../testing/testStakes'

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

import { waitFor } from '@testing-library/react'
import { ether } from '../../testing/ether'
import { chainServer } from '../../testing/chainServer'
import { renderApp } from '../../testing/renderApp'
import { settled } from '../../testing/requests'
import { shownText } from '../../testing/shownText'
import { keepSession } from '../../testing/signedInStore'
import { stakes } from '../../testing/testStakes'

beforeEach(() => keepSession('moderator'))

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

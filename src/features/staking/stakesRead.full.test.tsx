import { waitFor } from '@testing-library/react'
import { ether } from '../../testing/ether'
import { chainServer } from '../../testing/chainServer'
import { renderApp } from '../../testing/renderApp'
import { figures } from '../../testing/shownPage'
import { keepSession } from '../../testing/signedInStore'
import { chainB } from '../../testing/testChains'
import { stake, stakes } from '../../testing/testStakes'

beforeEach(() => keepSession('moderator'))

it('keeps the focus in the select of the network, so that the next arrow key chooses the next one', async () => {
  chainServer({ stakes: stakes(1) })
  chainServer({ chain: chainB, stakes: stakes(2) })
  const { screen, user } = renderApp('/staking?chain=31338')
  await screen.findByText('1-2 of 2')
  await user.selectOptions(screen.getByLabelText('Network'), 'Local Chain A')
  await screen.findByText('1-1 of 1')
  expect(screen.getByLabelText('Network')).toHaveFocus()
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

import { waitFor, within } from '@testing-library/react'
import { chainServer } from '../../testing/chainServer'
import { renderApp } from '../../testing/renderApp'
import { gate, settled, turns } from '../../testing/requests'
import { keepSession } from '../../testing/signedInStore'
import { noon, stake, stakes } from '../../testing/testStakes'

beforeEach(() => keepSession('moderator'))

/** The arguments of the contract's function for a range of stakes. */
const rangeOf = (...ends: readonly number[]) => ends.map((end) => end.toString(16).padStart(64, '0')).join('')
const range0to99 = rangeOf(0, 99)
const range100to119 = rangeOf(100, 119)

/** How often a range of stakes has been asked for. */
const readings = (node: ReturnType<typeof chainServer>, range: string) =>
  node.asked('eth_call').filter(({ params }) => JSON.stringify(params).includes(range)).length

it('draws all stakes by plan and by month of maturity when asked to, however few the page shows', async () => {
  const given = [...stakes(118), stake({ plan: 3 }), stake({ plan: 4 })]
  const node = chainServer({ stakes: given, time: noon(2026, 1, 20) })
  const { screen, user } = renderApp('/staking')
  await screen.findByText('1-10 of 120')
  await user.click(screen.getByRole('button', { name: 'Show charts' }))
  const plans = within(await screen.findByRole('figure', { name: 'SSDX staked by plan' }))
  await user.click(plans.getByRole('button', { name: /^Show as table/ }))
  const rows = (figure: typeof plans) => figure.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows(plans)).toEqual([
    'PlanStaked',
    '30 days147,500.00 SSDX in 118 stakes',
    '360 days1,250.00 SSDX in 1 stake',
    'Flexible1,250.00 SSDX in 1 stake',
  ])
  const months = within(screen.getByRole('figure', { name: 'SSDX by month of maturity' }))
  await user.click(months.getByRole('button', { name: /^Show as table/ }))
  expect(rows(months)).toEqual(
    expect.arrayContaining(['Open now1,250.00 SSDX in 1 stake', 'February 2026147,500.00 SSDX in 118 stakes']),
  )
  expect([range0to99, range100to119].map((range) => readings(node, range))).toEqual([1, 1])
})

it('draws the stakes again when Refresh finds another number of them', async () => {
  const node = chainServer({ stakes: stakes(1) })
  const { screen, user } = renderApp('/staking')
  await screen.findByText('1-1 of 1')
  await user.click(screen.getByRole('button', { name: 'Show charts' }))
  await screen.findByRole('figure', { name: 'SSDX staked by plan' })
  expect(screen.getAllByText('1 stake')).toHaveLength(2)
  node.state.stakes = stakes(2)
  node.mine()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(screen.getAllByText('2 stakes')).toHaveLength(2))
})

it('reads all stakes to the end when others come meanwhile, and then once more', async () => {
  const node = chainServer({ stakes: stakes(120) })
  const { screen, store, user } = renderApp('/staking')
  await screen.findByText('1-10 of 120')
  await settled(store)
  const { open, release } = gate()
  const { eth_call: call } = node.answers
  node.answers.eth_call = (params) => {
    if (JSON.stringify(params).includes(range0to99)) node.hold = open
    return call?.(params)
  }
  await user.click(screen.getByRole('button', { name: 'Show charts' }))
  await waitFor(() => expect(readings(node, range100to119)).toBe(1))
  delete node.hold
  for (const count of [121, 122]) {
    node.state.stakes = stakes(count)
    node.mine()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByText(`1-10 of ${count}`)
  }
  expect(readings(node, range0to99)).toBe(1)
  release()
  expect(await screen.findAllByText('122 stakes')).toHaveLength(2)
  await settled(store)
  await turns()
  expect(readings(node, range0to99)).toBe(2)
})

it('reads the stakes once when their totals come after the charts were asked for', async () => {
  const { open, release } = gate()
  const node = chainServer({ stakes: stakes(1) })
  node.hold = open
  const { screen, store, user } = renderApp('/staking')
  await user.click(await screen.findByRole('button', { name: 'Show charts' }))
  const progress = await screen.findByText(/: 0 so far…$/)
  expect(progress).toHaveTextContent('Loading all stakes: 0 so far…')
  // The number is not read out with each step.
  expect(within(progress).getByRole('status')).toHaveTextContent(/^Loading all stakes$/)
  release()
  await screen.findByRole('figure', { name: 'SSDX staked by plan' })
  await settled(store)
  await turns()
  expect(readings(node, range0to99)).toBe(1)
})

it('reads the stakes no second time for a new block that has changed nothing', async () => {
  const node = chainServer({ stakes: stakes(1) })
  const { screen, store, user } = renderApp('/staking')
  await screen.findByText('1-1 of 1')
  await user.click(screen.getByRole('button', { name: 'Show charts' }))
  await screen.findByRole('figure', { name: 'SSDX staked by plan' })
  await settled(store)
  const before = node.requests.length
  node.mine()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(node.requests.length).toBeGreaterThan(before))
  await settled(store)
  await turns()
  expect(node.requests).toHaveLength(before + 1)
})

it('says that there is nothing to draw where there are no stakes', async () => {
  chainServer()
  const { screen, user } = renderApp('/staking')
  await user.click(await screen.findByRole('button', { name: 'Show charts' }))
  expect(await screen.findByText('There are no stakes to draw.')).toBeVisible()
  expect(screen.queryByRole('figure')).toBeNull()
})

it('says that the stakes could not all be read, and draws them when they can', async () => {
  const node = chainServer({ stakes: stakes(12) })
  const { screen, user } = renderApp('/staking')
  await screen.findByText('1-10 of 12')
  node.mode = 'refused'
  await user.click(screen.getByRole('button', { name: 'Show charts' }))
  const failure = within((await screen.findByText(/Couldn't load all stakes/)).closest('p') ?? document.body)
  node.mode = 'up'
  await user.click(failure.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('figure', { name: 'SSDX staked by plan' })).toBeVisible()
})

it('shows the charts below their button, takes them away again, and says at the button whether they are shown', async () => {
  chainServer({ stakes: stakes(1) })
  const { screen, user } = renderApp('/staking')
  await screen.findByText('1-1 of 1')
  expect(screen.getByRole('button', { name: 'Show charts', expanded: false })).toBeVisible()
  const button = screen.getByRole('button', { name: 'Show charts' })
  await user.click(button)
  const figure = await screen.findByRole('figure', { name: 'SSDX staked by plan' })
  // Above it they would push it out of a phone's window.
  expect(button.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(screen.getByRole('button', { name: 'Hide charts', expanded: true }))
  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.getByRole('button', { name: 'Show charts', expanded: false })).toBeVisible()
})

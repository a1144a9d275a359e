import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { chainBaseApi } from '../../api/chainBaseApi'
import { RpcError } from '../../chain/rpc'
import { daySeconds } from '../../contract/days'
import { endpoints } from '../../contract/endpoints'
import {
  ann,
  bob,
  openDashboard,
  platformLines,
  running,
  stats,
  time,
  token,
  vesting,
  waiting,
} from '../../testing/openDashboard'
import { renderApp } from '../../testing/renderApp'
import { gate, recordRequests, settled } from '../../testing/requests'
import { server } from '../../testing/server'
import { figures } from '../../testing/shownPage'

it('draws how campaigns and assets divide, after everything else was read, and the same as a table', async () => {
  const { readBefore, user } = openDashboard({ campaigns: [waiting('1'), running('2', 9), running('3', 9)], assets: 3 })
  await screen.findByRole('figure', { name: 'Campaigns by status' })
  const assets = within(await screen.findByRole('figure', { name: 'Assets by status' }))
  expect(assets.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['completed 1', 'tracking 2'])
  await user.click(assets.getByRole('button', { name: 'Show as table Assets by status' }))
  const rows = within(assets.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual(['completed133.3 %', 'tracking266.7 %'])
  expect(readBefore.join()).toContain('assets?start=0&end=9')
})

it('goes on drawing them while a figure that could not be read is read again', async () => {
  const { user } = openDashboard({ campaigns: [waiting('1')], assets: 3 })
  stats(() => HttpResponse.json({ message: 'Not today' }, { status: 409 }))
  await screen.findByRole('figure', { name: 'Campaigns by status' })
  const { open, release } = gate()
  server.use(http.get('/api/admin/general-stats', () => open.then(() => HttpResponse.json({ total_users: 7 }))))
  const [again] = await screen.findAllByRole('button', { name: /^Try again/ })
  await user.click(again ?? document.body)
  expect(screen.getByRole('figure', { name: 'Campaigns by status' })).toBeVisible()
  release()
  await waitFor(() => expect(figures()).toContain('Total Users7'))
})

it('asks a server that does not count by status for nothing else in its place', async () => {
  const sent = recordRequests()
  const { store } = openDashboard({ campaigns: [waiting('1')], assets: 3, ignoring: true })
  await platformLines()
  await act(() => settled(store))
  expect(sent.filter((line) => line.includes('end=0'))).toEqual([])
  expect(screen.queryByRole('figure', { name: /by status$/ })).toBeNull()
})

it('draws no parts that do not add up to the whole', async () => {
  const { store } = openDashboard({ campaigns: [waiting('1')], assets: 3 })
  const counts = { total: 2, statuses: [{ status: 'waiting', count: 1 }] }
  server.use(
    http.get(endpoints.statusCounts.path, ({ request }) =>
      request.url.includes('list=campaigns') ? HttpResponse.json({ data: counts }) : undefined,
    ),
  )
  await screen.findByRole('figure', { name: 'Assets by status' })
  await act(() => settled(store))
  expect(screen.queryByRole('figure', { name: 'Campaigns by status' })).toBeNull()
})

it('draws no parts of nothing', async () => {
  const { store } = openDashboard({ campaigns: [], assets: 3 })
  await screen.findByRole('figure', { name: 'Assets by status' })
  await act(() => settled(store))
  expect(screen.queryByRole('figure', { name: 'Campaigns by status' })).toBeNull()
})

/** Events as a node sends them that does not know when they were. */
const dateless = (logs: unknown, said?: null | string) =>
  Array.isArray(logs) ? logs.map((log: object) => ({ ...log, blockTimestamp: said })) : logs

describe('of the platform', () => {
  it('draws what unlocks in the coming days, of the chosen period even where no server tells the past', async () => {
    const { user: person } = openDashboard({
      role: 'super-admin',
      address: '/dashboard?days=7',
      chain: { time, schedules: { [ann]: [vesting] } },
    })
    const figure = await screen.findByRole('figure', { name: 'Planned unlocks, Local Chain A' })
    expect(figure).toHaveTextContent('in the next 7 days, not counting 300.00 SSDX that can be released now')
    await person.click(within(figure).getByRole('button', { name: /^Show as table/ }))
    expect(within(figure).getAllByRole('row')).toHaveLength(8)
    expect(within(figure).getAllByRole('row')[0]).toHaveTextContent('Day (UTC)Unlocks')
    expect(within(figure).getAllByRole('row')[1]).toHaveTextContent(/^Jan 15, 2027\d/)
    await person.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '30 days')
    await waitFor(() => expect(within(figure).getAllByRole('row')).toHaveLength(31))
  })

  it.each([undefined, null, '0x0'])(
    'draws what the contract has paid, and nothing where the node says %j of when',
    async (said) => {
      const chain = { time, schedules: { [ann]: [{ ...vesting, released: 5n * token }], [bob]: [vesting] } }
      const page = openDashboard({ role: 'super-admin', chain })
      const figure = await screen.findByRole('figure', { name: 'Released, Local Chain A' })
      expect(figure).toHaveTextContent('5.00 SSDX')
      expect(figure).toHaveTextContent('0.00 SSDX in the 30 days before')
      page.unmount()
      const { eth_getLogs: search } = page.node.answers
      page.node.answers.eth_getLogs = (params) => {
        return dateless(search?.(params), said)
      }
      renderApp('/dashboard')
      await screen.findByRole('figure', { name: 'Planned unlocks, Local Chain A' })
      expect(screen.queryByRole('figure', { name: /^Released/ })).toBeNull()
    },
  )

  it('keeps the pictures of a chain whose schedules cannot be read again, and says so', async () => {
    const { node, store } = openDashboard({
      role: 'super-admin',
      chain: { time, schedules: { [ann]: [{ ...vesting, released: 5n * token }] } },
    })
    const figure = await screen.findByRole('figure', { name: 'Planned unlocks, Local Chain A' })
    const search = node.answers.eth_getLogs
    node.answers.eth_getLogs = () => {
      throw new RpcError(-32005, 'try again later')
    }
    act(() => void store.dispatch(chainBaseApi.util.invalidateTags(['Vesting'])))
    const again = await screen.findByRole('button', { name: 'Try again: vesting on Local Chain A' })
    expect(figure).toBeVisible()
    expect(screen.getByRole('figure', { name: 'Released, Local Chain A' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /can be released/ })).toBeNull()
    if (search) node.answers.eth_getLogs = search
    fireEvent.click(again)
    expect(await screen.findByRole('link', { name: /can be released/ })).toBeVisible()
    expect(figure).toBeVisible()
  })

  describe('of the stakes', () => {
    const noon = Date.parse('2026-11-24T12:00:00Z') / 1000
    const stake = {
      ...{ owner: ann, amount: 30n * token, startTime: noon - daySeconds, plan: 1 },
      ...{ reward: 0n, accruedReward: 0n, isActive: true },
    }
    const chain = {
      time: noon,
      stakes: [stake, { ...stake, owner: bob, amount: 50n * token, startTime: noon - 40 * daySeconds }],
      increased: [{ owner: bob, plan: 1, amount: 10n * token, at: noon }],
      // What the vesting contract has paid is no stake.
      schedules: { [ann]: [{ ...vesting, released: 5n * token }] },
    }

    it('stay drawn where they cannot be read again', async () => {
      const { node, store } = openDashboard({ chain })
      const figure = await screen.findByRole('figure', { name: 'Staked, Local Chain A' })
      const before = node.asked('eth_getLogs').length
      node.answers.eth_getLogs = () => {
        throw new RpcError(-32005, 'try again later')
      }
      act(() => void store.dispatch(chainBaseApi.internalActions.onFocus()))
      await waitFor(() => expect(node.asked('eth_getLogs').length).toBeGreaterThan(before))
      await act(() => settled(store))
      expect(figure).toBeVisible()
    })

    it('draws what was staked, additions on their days, beside as long a time before', async () => {
      const { user: person } = openDashboard({ chain })
      const figure = await screen.findByRole('figure', { name: 'Staked, Local Chain A' })
      expect(figure).toHaveTextContent('40.00 SSDX')
      expect(figure).toHaveTextContent('50.00 SSDX in the 30 days before')
      expect(within(figure).getByText('20 % less than before')).toBeInTheDocument()
      await person.click(within(figure).getByRole('button', { name: /^Show as table/ }))
      const rows = within(figure).getAllByRole('row').slice(-2)
      expect(rows.map(({ textContent }) => textContent)).toEqual([
        'Nov 23, 202630.00 SSDX',
        'Nov 24, 2026, so far10.00 SSDX',
      ])
    })

    it('leave the choice of the period to the trends where the server tells those', async () => {
      openDashboard({ chain })
      const none = { users: '0', submitted: '0', approved: '0', revenue: '0' }
      const step = { from: '2026-11-24', to: '2026-11-24', is_over: true, ...none }
      server.use(http.get('/api/admin/series', () => HttpResponse.json({ data: { before: none, steps: [step] } })))
      await screen.findByRole('figure', { name: 'New users' })
      await screen.findByRole('figure', { name: 'Staked, Local Chain A' })
      expect(screen.getAllByRole('combobox', { name: 'Period' })).toHaveLength(1)
    })

    it('stand beside what was released', async () => {
      openDashboard({ role: 'super-admin', chain })
      const released = await screen.findByRole('figure', { name: 'Released, Local Chain A' })
      expect(released).toHaveTextContent('5.00 SSDX')
      expect(screen.getByRole('heading', { name: 'Stakings and Vesting' })).toBeVisible()
      expect(screen.getByRole('figure', { name: 'Staked, Local Chain A' })).toBeVisible()
    })

    it.each([
      [
        'does not search its events',
        () => {
          throw new RpcError(-32005, 'query exceeds the block range')
        },
      ],
      ['does not say when they were', (logs: unknown) => dateless(logs)],
      ['finds none', () => []],
    ])('draws nothing and says nothing where the node %s', async (_what, answer) => {
      const page = openDashboard({ chain, campaigns: [waiting('1')] })
      page.unmount()
      const { eth_getLogs: search } = page.node.answers
      page.node.answers.eth_getLogs = (params) => answer(search?.(params))
      renderApp('/dashboard')
      await screen.findByRole('figure', { name: 'Campaigns by status' })
      await waitFor(() => expect(page.node.asked('eth_getLogs')).not.toEqual([]))
      expect(await platformLines()).toEqual([])
      expect(screen.queryByRole('figure', { name: /^Staked/ })).toBeNull()
    })
  })

  it('draws no unlocks of a contract without schedules', async () => {
    const { store } = openDashboard({ role: 'super-admin', campaigns: [waiting('1')] })
    await screen.findByRole('figure', { name: 'Campaigns by status' })
    await platformLines()
    await act(() => settled(store))
    expect(screen.queryByRole('figure', { name: /^Planned unlocks/ })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Vesting', level: 2 })).toBeNull()
  })

  it('draws no unlocks for a role that may not open Vesting', async () => {
    openDashboard({ role: 'admin', campaigns: [waiting('1')], chain: { time, schedules: { [ann]: [vesting] } } })
    await screen.findByRole('figure', { name: 'Campaigns by status' })
    expect(screen.queryByRole('figure', { name: /^Planned unlocks/ })).toBeNull()
  })
})

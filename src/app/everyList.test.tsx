import { renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { pathOf, type EndpointName } from '../contract/endpoints'
import { keysOf } from '../contract/keysOf'
import { listOffers } from '../contract/paging'
import { activityList } from '../features/activity/activityList'
import { adminsList } from '../features/adminUsers/adminsList'
import { campaignsList } from '../features/campaigns/campaignsList'
import { reachedUsersList } from '../features/settings/reachedUsersList'
import { tasksList } from '../features/tasks/tasksList'
import { assetsList } from '../features/tracking/assetsList'
import { usersList } from '../features/users/usersList'
import type { List } from '../lists/defineList'
import { useList } from '../lists/useList'
import { adminUser } from '../testing/adminBuilders'
import { appliedIn } from '../testing/applied'
import { asset, auditLine, campaign, task, user } from '../testing/builders'
import { askedRows, server } from '../testing/server'
import { signedInStore } from '../testing/signedInStore'

/** Not sorted in either direction; rows 0, 2 and 4 are active, the others inactive. */
const ranks = [2, 0, 1, 5, 3, 4]
const letter = (rank: number) => 'abcdef'.charAt(rank)
const day = (rank: number) => new Date(2026, 0, 10 + rank, 12).toISOString()
const isOn = (rank: number) => rank % 2 === 0
const base = (rank: number) => ({ id: `row ${rank}`, created_at: day(rank), is_active: isOn(rank) })

/** A list and its rows: `row` makes the one that comes first, second ... by any sort key. */
interface Case<Row extends { id: string }> {
  list: List<Row>
  endpoint: EndpointName
  row: (rank: number) => Row
}
const declare = <Row extends { id: string }>({ list, endpoint, row }: Case<Row>) => ({
  name: list.name,
  list,
  endpoint,
  /** Opens the list at an address. The server ignores filters and order but claims to have applied them. */
  open: (query: string) => {
    const rows = ranks.map(row)
    server.use(
      http.get(pathOf(endpoint), ({ request }) => {
        const { searchParams } = new URL(request.url)
        return HttpResponse.json({
          data: askedRows(request, rows),
          total: rows.length,
          applied: appliedIn(searchParams),
        })
      }),
    )
    const { store } = signedInStore('super-admin')
    window.history.replaceState(null, '', `/?${query}`)
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider store={store}>
        <BrowserRouter>{children}</BrowserRouter>
      </Provider>
    )
    const { result } = renderHook(() => useList(list), { wrapper })
    return () => (result.current.state === 'rows' ? result.current.rows.map(({ id }) => id) : result.current.state)
  },
  /** The ids of the rows that match a filter, in the order of the server. */
  kept: (fits: (row: Row) => boolean) =>
    ranks
      .map(row)
      .filter(fits)
      .map(({ id }) => id),
  fitting: (status: string) =>
    ranks
      .map(row)
      .filter((one) => list.fits?.(one, { status }))
      .map(({ id }) => id),
})

const campaignOf = (rank: number) => ({
  is_approved: rank !== 0,
  is_active: rank === 1 || rank === 4,
  is_expired: rank === 3,
  // The second one is about to expire, all others end much later.
  expires_at: new Date(Date.now() + (rank < 2 ? 1 + rank / 10 : 100 + rank) * 86_400_000).toISOString(),
})

const lists = [
  declare({
    list: usersList,
    endpoint: 'users',
    row: (rank) => user({ ...base(rank), email: `${letter(rank)}@list.test`, spunky_points: `${rank}.5` }),
  }),
  declare({
    list: campaignsList,
    endpoint: 'campaigns',
    row: (rank) =>
      campaign({
        ...campaignOf(rank),
        id: `row ${rank}`,
        title: letter(rank),
        duration: `${rank}`,
        amount: `${rank}00`,
      }),
  }),
  declare({
    list: adminsList,
    endpoint: 'adminUsers',
    row: (rank) =>
      adminUser({
        ...base(rank),
        ...{ email: `${letter(rank)}@list.test`, name: letter(rank), role: letter(rank) },
        invited_until: rank === 2 ? day(rank) : '',
      }),
  }),
  declare({
    list: tasksList,
    endpoint: 'tasks',
    row: (rank) =>
      task({ ...base(rank), instructions: `${letter(rank)} list`, points: `${rank}`, total_completed: `${rank}` }),
  }),
  declare({
    list: assetsList,
    endpoint: 'assets',
    row: (rank) =>
      asset({
        ...base(rank),
        public_address: letter(rank),
        network: letter(rank),
        status: rank < 3 ? 'completed' : 'tracking',
      }),
  }),
  declare({
    list: activityList,
    endpoint: 'activity',
    row: (rank) =>
      auditLine({
        ...base(rank),
        actor: letter(rank),
        action: letter(rank),
        target: '',
        outcome: isOn(rank) ? 'done' : 'refused',
      }),
  }),
  declare({
    list: reachedUsersList,
    endpoint: 'minPointsUsers',
    row: (rank) => user({ ...base(rank), email: `${letter(rank)}@list.test` }),
  }),
]

const ids = (...of: number[]) => of.map((rank) => `row ${rank}`)

describe('over a server that ignores what it is asked for, and says that it has done it', () => {
  it.each(lists.flatMap((one) => one.list.offers.sort.map((sort) => ({ ...one, sort }))))(
    'sorts $name by $sort itself',
    async ({ open, sort }) => {
      const rows = open(`sort=${sort}`)
      // Rows with equal keys keep the order of the server; only the status of assets has equal keys.
      await waitFor(() => expect(rows()).toEqual(sort === 'status' ? ids(2, 0, 1, 5, 3, 4) : ids(0, 1, 2, 3, 4, 5)))
    },
  )

  it.each(lists.flatMap((one) => one.list.offers.sort.map((sort) => ({ ...one, sort }))))(
    'sorts $name by $sort downwards itself',
    async ({ open, sort }) => {
      const rows = open(`sort=-${sort}`)
      await waitFor(() => expect(rows()).toEqual(sort === 'status' ? ids(5, 3, 4, 2, 0, 1) : ids(5, 4, 3, 2, 1, 0)))
    },
  )

  it.each(lists.flatMap((one) => one.list.offers.status.map((status) => ({ ...one, status }))))(
    'narrows $name to $status itself',
    async ({ open, fitting, status }) => {
      const wanted = fitting(status)
      // A case needs rows with and without each status.
      expect([0, ranks.length]).not.toContain(wanted.length)
      const rows = open(`status=${status}`)
      await waitFor(() => expect(rows()).toEqual(wanted))
    },
  )

  it.each(lists.filter(({ list }) => list.offers.from))('narrows $name to a day itself', async ({ open }) => {
    const rows = open('from=2026-01-13')
    await waitFor(() => expect(rows()).toEqual(ids(5, 3, 4)))
  })

  it.each(lists.filter(({ list }) => list.search !== undefined))('searches $name itself', async ({ open, list }) => {
    expect(list.search).toMatch(/^search by/)
    const rows = open('search=b')
    await waitFor(() => expect(rows()).toEqual(ids(1)))
  })
})

it('has a case for each list that can be filtered and sorted', () => {
  expect(lists.map(({ endpoint }) => endpoint)).toEqual(expect.arrayContaining(keysOf(listOffers)))
})

it('gives each list a name and a label of its own', () => {
  const all = lists.map(({ list }) => list)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
})

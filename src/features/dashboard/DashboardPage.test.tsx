import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../../api/baseApi'
import type { AdminUser, Campaign } from '../../contract/entities'
import { campaign } from '../../testing/builders'
import { appliedIn } from '../../testing/applied'
import { adminUser } from '../../testing/adminBuilders'
import type { ChainState } from '../../testing/chainState'
import { chainServer } from '../../testing/chainServer'
import { chainA, chainB } from '../../testing/testChains'
import { keepTransaction } from '../../testing/keptTransaction'
import { RpcError } from '../../chain/rpc'
import { asset, assetList, listServer } from '../../testing/listServer'
import { renderApp } from '../../testing/renderApp'
import { settled } from '../../testing/requests'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const statusOf = ({ is_active, is_approved, is_expired }: Campaign) =>
  is_active ? 'active' : is_expired ? 'expired' : is_approved ? 'inactive' : 'waiting'
const isExpiring = ({ is_active, expires_at }: Campaign) => is_active && Date.parse(expires_at) < Date.now() + 3 * dayMs

const running = (id: string, days: number) =>
  campaign({ id, title: `Campaign ${id}`, is_active: true, is_approved: true, expires_at: inDays(days) })
const waiting = (id: string) => campaign({ id, title: `Campaign ${id}` })

interface Given {
  campaigns?: readonly Campaign[]
  /** The server ignores the status filter. */
  ignoring?: boolean
  assets?: number
  address?: string
  role?: 'moderator' | 'admin' | 'super-admin'
  /** Accounts that the server sends as invited. */
  admins?: readonly AdminUser[]
  /** The state of the first chain. */
  chain?: Partial<ChainState>
}

/** A server that doesn't tell what the last days brought. */
const noSeries = () => HttpResponse.json({ message: 'Not found' }, { status: 404 })

const stats = (answer: () => Response) => server.use(http.get('/api/admin/general-stats', answer))

function open({
  campaigns = [],
  ignoring = false,
  assets = 2,
  address = '/dashboard',
  role = 'moderator',
  admins = [],
  chain = {},
}: Given = {}) {
  keepSession(role)
  const node = chainServer(chain)
  const nodeB = chainServer({ chain: chainB })
  const rows = Array.from({ length: assets }, (_, index) =>
    asset({ id: `${index}`, network: `Net ${index}`, status: index % 2 ? 'completed' : 'tracking' }),
  )
  const { requests } = listServer(assetList, rows, { ignores: ignoring ? ['status'] : [], tells: !ignoring })
  server.use(
    http.get('/api/admin/campaign-ads', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const status = ignoring ? '' : searchParams.get('status')
      const kept = campaigns.filter(
        (row) => !status || (status === 'expiring' ? isExpiring(row) : statusOf(row) === status),
      )
      return HttpResponse.json({
        data: kept.slice(0, Number(searchParams.get('end')) + 1),
        total: kept.length,
        ...(!ignoring && { applied: appliedIn(searchParams) }),
      })
    }),
  )
  stats(() => HttpResponse.json({ revenue: '1234.5', total_users: 1031, point_earned: '99' }))
  server.use(http.get('/api/admin/series', noSeries))
  server.use(
    http.get('/api/admin/admin-users', ({ request }) => {
      const { searchParams } = new URL(request.url)
      return HttpResponse.json({
        data: { admins: admins.slice(0, Number(searchParams.get('end')) + 1) },
        total: admins.length,
        ...(!ignoring && { applied: appliedIn(searchParams) }),
      })
    }),
  )
  return { ...renderApp(address), node, nodeB, requests }
}

const figures = () => [...document.querySelectorAll('main dl > div')].map(({ textContent }) => textContent)
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: new RegExp(title) })
  return heading.parentElement ?? heading
}

it('shows the four figures, each with the way to what is behind it', async () => {
  open()
  await waitFor(() =>
    expect(figures()).toEqual([
      'Stakes0Local Chain A',
      'Revenue1,234.50\u00a0USDT',
      'Total Users1,031',
      'Points earned99',
    ]),
  )
  const links = [...document.querySelectorAll('main dl a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/staking', '/campaign', '/users', '/users?sort=-spunky_points'])
})

it('tells each figure that could not be read by itself', async () => {
  const page = open()
  page.unmount()
  page.node.mode = 'refused'
  stats(() => HttpResponse.json({ revenue: '1', total_users: 2, point_earned: '3' }))
  renderApp('/dashboard')
  await waitFor(() => expect(figures()[0]).toMatch(/^Stakes-Couldn't load. Try again/))
  expect(figures()[2]).toBe('Total Users2')
  page.node.mode = 'up'
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(figures()[0]).toBe('Stakes0Local Chain A'))
})

it('names the campaigns that wait and those about to expire, and counts the rest', async () => {
  open({ campaigns: [...['1', '2', '3', '4', '5'].map(waiting), running('6', 2), running('7', 30)] })
  const waits = await card('Waiting for approval')
  await within(waits).findByText('Campaign 1')
  expect(within(waits).getByText('5')).toBeVisible()
  expect(within(waits).getByRole('link', { name: /^Campaign 1/ })).toHaveAttribute('href', '/campaign/review?view=1')
  expect(within(waits).getByRole('link', { name: 'Review campaigns waiting for approval' })).toHaveAttribute(
    'href',
    '/campaign/review',
  )
  expect(within(waits).queryByText('Campaign 4')).toBeNull()
  const expires = await card('About to expire')
  expect((await within(expires).findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Campaign 6until /),
  ])
})

it('says of what needs attention and of the assets when they were read, and where from', async () => {
  open({ role: 'super-admin' })
  await screen.findByText('No campaigns are waiting for approval.')
  for (const [title, from] of [
    ['Waiting for approval', 'the server'],
    ['About to expire', 'the server'],
    ['Transactions', 'this browser'],
    ['Platform', 'the networks'],
  ] as const) {
    const about = await card(title)
    await waitFor(() => expect(about.dataset.read).toMatch(new RegExp(`^Read \\d.* from ${from}$`)))
  }
  expect(await screen.findByText(/^Read \d.* from the server$/)).toBeVisible()
})

it('says when nothing waits', async () => {
  open({ role: 'super-admin' })
  expect(await screen.findByText('No campaigns are waiting for approval.')).toBeVisible()
  expect(await screen.findByText('No campaigns expire in the next few days.')).toBeVisible()
  expect(screen.getByText('No pending or failed transactions.')).toBeVisible()
})

it('says nothing false, and draws nothing, where the server does not know statuses', async () => {
  open({ campaigns: [running('1', 30), waiting('2'), running('3', 1)], ignoring: true, assets: 3 })
  expect(await screen.findAllByText(/This server doesn't say which ones/)).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Review campaigns' })).toHaveAttribute('href', '/campaign/review')
  expect(screen.getByRole('link', { name: 'View all campaigns' })).toHaveAttribute('href', '/campaign?status=active')
  expect(screen.queryByText('Campaign 1')).toBeNull()
  expect(screen.queryByText('No campaigns are waiting for approval.')).toBeNull()
  await screen.findByText('Net 2')
  expect(screen.queryAllByRole('figure')).toEqual([])
})

it('names and counts nothing of a plain server whose first campaigns happen to wait', async () => {
  open({ campaigns: ['1', '2', '3'].map(waiting).concat(running('4', 30)), ignoring: true })
  const waits = await card('Waiting for approval')
  expect(await within(waits).findByText(/This server doesn't say which ones/)).toBeVisible()
  expect(waits).not.toHaveTextContent(/[1-4]/)
})

it('shows transactions to who can send them, those on their way or unknown, and opens their list', async () => {
  keepTransaction('sent', { state: 'unknown', reason: 'Nobody knows.', since: Date.now() })
  const { user: person } = open({ role: 'super-admin' })
  const transactions = await card('Transactions')
  expect(await within(transactions).findByText(/We could not learn the outcome/)).toBeVisible()
  await person.click(within(transactions).getByRole('button', { name: 'View all transactions' }))
  const list = within(await screen.findByRole('dialog', { name: /Transactions/ }))
  expect(list.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'false')
})

it('opens the list at the transaction that is pressed', async () => {
  const failed = { state: 'notSent', endedAt: Date.now() }
  keepTransaction('one', { ...failed, reason: 'First' })
  keepTransaction('other', { ...failed, reason: 'Second' })
  const { user: person } = open({ role: 'super-admin' })
  await person.click(await screen.findByRole('button', { name: /Second/ }))
  const list = within(await screen.findByRole('dialog', { name: /Transactions/ }))
  const second = list.getAllByRole('listitem').find(({ textContent }) => textContent.includes('Second'))
  const details = list.getByRole('button', { expanded: true })
  expect(second).toContainElement(details)
  expect(details).toHaveFocus()
})

it('shows the transactions that failed in the last week before pending ones, and no older ones', async () => {
  const failed = (daysAgo: number) => ({
    state: 'notSent',
    reason: `Refused ${daysAgo}`,
    endedAt: Date.now() - daysAgo * dayMs,
  })
  keepTransaction('pending', { state: 'unknown', reason: 'Nobody knows.', since: Date.now() })
  keepTransaction('failed', failed(6))
  keepTransaction('older', failed(8))
  open({ role: 'super-admin' })
  const transactions = await card('Transactions')
  expect(await within(transactions).findByText('Refused 6')).toBeVisible()
  expect(
    within(transactions)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/Refused 6$/), expect.stringMatching(/We could not learn the outcome$/)])
  expect(within(transactions).getByText('2')).toBeVisible()
})

it('shows no transactions to who cannot send any', async () => {
  open()
  await card('Waiting for approval')
  expect(screen.queryByRole('region', { name: 'Transactions' })).toBeNull()
  expect(screen.queryByText('Transactions')).toBeNull()
})

/** Events as a node sends them that does not know when they were. */
const dateless = (logs: unknown, said?: null | string) =>
  Array.isArray(logs) ? logs.map((log: object) => ({ ...log, blockTimestamp: said })) : logs

/** The lines of the card about the platform, once it has been read. */
async function platformLines() {
  const platform = await card('Platform')
  await waitFor(() => expect(platform).toHaveAttribute('aria-busy', 'false'))
  return within(platform)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

describe('of the platform', () => {
  const day = 86_400
  const time = 1_800_000_000
  const token = 10n ** 18n
  /** 700 tokens that vest over seventy days from thirty days ago on, none of them released. */
  const vesting = {
    creator: chainA.contracts.token ?? '',
    amount: 700n * token,
    startTime: time - 30 * day,
    cliff: 0,
    duration: 70 * day,
    released: 0n,
  }
  const [ann, bob] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]
  const contract = chainA.contracts.vesting ?? ''

  it('says that nothing is up, of what the role may see', async () => {
    const page = open({ role: 'super-admin' })
    expect(await platformLines()).toEqual([])
    expect(await card('Platform')).toHaveTextContent(
      'All networks respond. Nothing unlocks within 7 days. No invitation is about to end.',
    )
    page.unmount()
    open({ role: 'moderator' })
    await platformLines()
    expect(await card('Platform')).toHaveTextContent(/All networks respond\.$/)
  })

  it('compares what can be released within a week with what the contract holds, and leads there', async () => {
    open({
      role: 'super-admin',
      chain: {
        time,
        schedules: { [ann]: [vesting], [bob]: [vesting, vesting] },
        tokens: { [contract]: 1_110n * token },
      },
    })
    expect(await platformLines()).toEqual([
      'Local Chain A: 1,110.00 SSDX can be released within 7 daysThe contract holds 1,110.00 SSDX',
    ])
    const line = screen.getByRole('link', { name: /can be released/ })
    expect(line).toHaveAttribute('href', '/vesting?chain=31337')
    expect(line.querySelector('[data-lacking=true]')).toBeNull()
  })

  it('marks what the contract cannot cover, to the wei', async () => {
    open({
      role: 'super-admin',
      chain: { time, schedules: { [ann]: [vesting] }, tokens: { [contract]: 370n * token - 1n } },
    })
    expect(await platformLines()).toEqual([
      'Local Chain A: 370.00 SSDX can be released within 7 daysThe contract holds only 369.99 SSDX',
    ])
    expect(screen.getByRole('link', { name: /can be released/ }).querySelector('[data-lacking=true]')).not.toBeNull()
  })

  it('draws what unlocks in the coming days, of the chosen period even where no server tells the past', async () => {
    const { user: person } = open({
      role: 'super-admin',
      address: '/dashboard?days=7',
      chain: { time, schedules: { [ann]: [vesting] } },
    })
    const figure = await screen.findByRole('figure', { name: 'Planned unlocks, Local Chain A' })
    expect(figure).toHaveTextContent('in the next 7 days, besides 300.00 SSDX that can be released already')
    await person.click(within(figure).getByRole('button', { name: /^Show as table/ }))
    expect(within(figure).getAllByRole('row')).toHaveLength(8)
    await person.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '30 days')
    await waitFor(() => expect(within(figure).getAllByRole('row')).toHaveLength(31))
  })

  it.each([undefined, null, '0x0'])(
    'draws what the contract has paid, and nothing where the node says %j of when',
    async (said) => {
      const chain = { time, schedules: { [ann]: [{ ...vesting, released: 5n * token }], [bob]: [vesting] } }
      const page = open({ role: 'super-admin', chain })
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
    const { node, store } = open({
      role: 'super-admin',
      chain: { time, schedules: { [ann]: [{ ...vesting, released: 5n * token }] } },
    })
    const figure = await screen.findByRole('figure', { name: 'Planned unlocks, Local Chain A' })
    const search = node.answers.eth_getLogs
    node.answers.eth_getLogs = () => {
      throw new RpcError(-32005, 'try again later')
    }
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Vesting'])))
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
      ...{ owner: ann, amount: 30n * token, startTime: noon - day, plan: 1 },
      ...{ reward: 0n, accruedReward: 0n, isActive: true },
    }
    const chain = {
      time: noon,
      stakes: [stake, { ...stake, owner: bob, amount: 50n * token, startTime: noon - 40 * day }],
      increased: [{ owner: bob, plan: 1, amount: 10n * token, at: noon }],
      // What the vesting contract has paid is no stake.
      schedules: { [ann]: [{ ...vesting, released: 5n * token }] },
    }

    it('draws what was staked, additions on their days, beside as long a time before', async () => {
      const { user: person } = open({ chain })
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

    it('stand beside what was released', async () => {
      open({ role: 'super-admin', chain })
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
      const page = open({ chain, campaigns: [waiting('1')] })
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

  it('draws no unlocks for a role that may not open Vesting', async () => {
    open({ role: 'admin', campaigns: [waiting('1')], chain: { time, schedules: { [ann]: [vesting] } } })
    await screen.findByRole('figure', { name: 'Campaigns by status' })
    expect(screen.queryByRole('figure', { name: /^Planned unlocks/ })).toBeNull()
  })

  it('is silent about schedules that bring nothing within a week and are covered', async () => {
    const [later, over] = [
      { ...vesting, startTime: time, cliff: 8 * day },
      { ...vesting, duration: 10 * day },
    ]
    open({
      role: 'super-admin',
      chain: { time, schedules: { [ann]: [later], [bob]: [over] }, tokens: { [contract]: 700n * token } },
    })
    expect(await platformLines()).toEqual([])
  })

  it('claims nothing of unlocks where the node does not search its events, and reads them again when asked', async () => {
    const { node, user: person, store } = open({ role: 'super-admin' })
    const search = node.answers.eth_getLogs
    node.answers.eth_getLogs = () => {
      throw new RpcError(-32005, 'query exceeds the block range')
    }
    expect(await platformLines()).toEqual([
      "Local Chain A: couldn't read what unlocks. The network's node doesn't list all vesting schedules.Try again",
    ])
    expect(await card('Platform')).not.toHaveTextContent('Nothing unlocks')
    if (search) node.answers.eth_getLogs = search
    await person.click(screen.getByRole('button', { name: 'Try again: vesting on Local Chain A' }))
    await waitFor(async () => expect(await card('Platform')).toHaveTextContent('Nothing unlocks within 7 days.'))
    // What this page still asks would count as asked by the next one.
    await settled(store)
  })

  it.each([
    ['super-admin', true],
    ['admin', false],
  ] as const)('for the role %s asks chains for schedules: %s', async (role, asks) => {
    const { node, store } = open({ role })
    await platformLines()
    await waitFor(() => expect(node.asked('eth_getLogs')).not.toEqual([]))
    // Not by the requests: one of the page before may still arrive.
    const asked = Object.keys(store.getState().api.queries).some((key) => key.startsWith('allSchedules('))
    expect(asked).toBe(asks)
    await settled(store)
  })

  it('names the networks that do not respond, once, and asks them again', async () => {
    const page = open({ role: 'super-admin' })
    page.unmount()
    page.node.mode = 'refused'
    renderApp('/dashboard')
    expect(await platformLines()).toEqual(["Local Chain A isn't respondingTry again"])
    page.node.mode = 'up'
    await page.user.click(screen.getByRole('button', { name: 'Try again: Local Chain A' }))
    await waitFor(async () => expect(await card('Platform')).toHaveTextContent('All networks respond.'))
  })

  it('counts invitations that end soon or have ended, of active accounts, and leads to them', async () => {
    const invited = (id: string, changes: Partial<AdminUser>) => adminUser({ id, ...changes })
    open({
      role: 'admin',
      admins: [
        invited('1', { invited_until: inDays(1) }),
        invited('2', { invited_until: inDays(1.9) }),
        invited('3', { invited_until: inDays(3) }),
        invited('4', { invited_until: inDays(-1) }),
        invited('5', { invited_until: inDays(-1), is_active: false }),
      ],
    })
    expect(await platformLines()).toEqual(['2 invitations end within 2 days', '1 invitation has ended unused'])
    for (const line of screen.getAllByRole('link', { name: /invitation/ }))
      expect(line).toHaveAttribute('href', '/admin-users?status=invited')
  })

  it('says that it has counted a part of more invitations than a request reads', async () => {
    const admins = Array.from({ length: 101 }, (_, id) => adminUser({ id: `${id}`, invited_until: inDays(1) }))
    open({ role: 'admin', admins })
    expect(await platformLines()).toEqual(['At least 100 invitations end within 2 days'])
  })

  it('says nothing of invitations where the server does not tell them', async () => {
    open({ role: 'admin', ignoring: true, admins: [adminUser({ invited_until: inDays(1) })] })
    expect(await platformLines()).toEqual([])
    expect(await card('Platform')).not.toHaveTextContent(/invitation/)
  })
})

it('shows the latest ten assets whatever the address says, with the way to all', async () => {
  const { requests } = open({ assets: 13, address: '/dashboard?page=3&search=zoe&sort=-email' })
  await screen.findByText('Net 9')
  const table = screen.getByRole('table', { name: 'Tracked Assets' })
  expect(within(table).getAllByRole('row')).toHaveLength(11)
  expect(requests).toContain('GET /api/admin/assets?start=0&end=9')
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
  expect(screen.getByRole('link', { name: 'See All' })).toHaveAttribute('href', '/tracking')
})

it('says that no asset is tracked', async () => {
  open({ assets: 0 })
  expect(await screen.findByText('No Asset Tracked')).toBeVisible()
})

it('draws how campaigns and assets divide, after everything else was read, and the same as a table', async () => {
  const { requests, user } = open({ campaigns: [waiting('1'), running('2', 9), running('3', 9)], assets: 3 })
  await screen.findByRole('figure', { name: 'Campaigns by status' })
  const assets = within(await screen.findByRole('figure', { name: 'Assets by status' }))
  expect(assets.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['completed 1', 'tracking 2'])
  await user.click(assets.getByRole('button', { name: 'Show as table Assets by status' }))
  const rows = within(assets.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual(['completed133.3 %', 'tracking266.7 %'])
  const first = (part: string) => requests.findIndex((line) => line.includes(part))
  expect(first('end=0')).toBeGreaterThan(first('assets?start=0&end=9'))
})

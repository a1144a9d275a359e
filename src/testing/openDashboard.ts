import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { dayMs, daySeconds } from '../contract/days'
import type { AdminUser, Campaign } from '../contract/entities'
import { endpoints } from '../contract/endpoints'
import type { Role } from '../contract/roles'
import { appliedIn } from './applied'
import { asset, campaign } from './builders'
import { chainServer } from './chainServer'
import type { ChainState, TestSchedule } from './chainState'
import { assetList, listServer } from './listServer'
import { renderApp } from './renderApp'
import { server } from './server'
import { keepSession } from './signedInStore'
import { chainA, chainB } from './testChains'

export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const statusOf = ({ is_active, is_approved, is_expired }: Campaign) =>
  is_active ? 'active' : is_expired ? 'expired' : is_approved ? 'inactive' : 'waiting'
const isExpiring = ({ is_active, expires_at }: Campaign) => is_active && Date.parse(expires_at) < Date.now() + 3 * dayMs

/** A campaign that runs for so many days. */
export const running = (id: string, days: number) =>
  campaign({ id, title: `Campaign ${id}`, is_active: true, is_approved: true, expires_at: inDays(days) })
export const waiting = (id: string) => campaign({ id, title: `Campaign ${id}` })

export const token = 10n ** 18n
/** The time of a chain at which the schedule has vested for thirty days, in seconds. */
export const time = 1_800_000_000
/** 700 tokens that vest over seventy days, none of them released. */
export const vesting: TestSchedule = {
  creator: chainA.contracts.token ?? '',
  amount: 700n * token,
  startTime: time - 30 * daySeconds,
  cliff: 0,
  duration: 70 * daySeconds,
  released: 0n,
}
/** Two accounts. */
export const [ann, bob] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]

interface Given {
  campaigns?: readonly Campaign[]
  /** The server ignores the status filter. */
  ignoring?: boolean
  assets?: number
  address?: string
  role?: Exclude<Role, 'editor'>
  /** Accounts that the server sends as invited. */
  admins?: readonly AdminUser[]
  /** The state of the first chain. */
  chain?: Partial<ChainState>
  ports?: Parameters<typeof renderApp>[1]
}

/** What the server answers about the figures of the platform. */
export const stats = (answer: () => Response) => server.use(http.get('/api/admin/general-stats', answer))

/** Opens the dashboard on a server that doesn't tell what the last days brought. */
export function openDashboard({
  campaigns = [],
  ignoring = false,
  assets = 2,
  address = '/dashboard',
  role = 'moderator',
  admins = [],
  chain = {},
  ports = {},
}: Given = {}) {
  keepSession(role)
  const node = chainServer(chain)
  chainServer({ chain: chainB })
  const rows = Array.from({ length: assets }, (_, index) =>
    asset({ id: `${index}`, network: `Net ${index}`, status: index % 2 ? 'completed' : 'tracking' }),
  )
  const { requests } = listServer(assetList, rows, { ignores: ignoring ? ['status'] : [], tells: !ignoring })
  /** What was read before the first count of a list. */
  const readBefore: string[] = []
  const first = <Row>(kept: readonly Row[], query: URLSearchParams, dataOf: (rows: readonly Row[]) => object) =>
    HttpResponse.json({
      data: dataOf(kept.slice(0, Number(query.get('end')) + 1)),
      total: kept.length,
      ...(!ignoring && { applied: appliedIn(query) }),
    })
  server.use(
    http.get('/api/admin/campaign-ads', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const status = ignoring ? '' : searchParams.get('status')
      const kept = campaigns.filter(
        (row) => !status || (status === 'expiring' ? isExpiring(row) : statusOf(row) === status),
      )
      return first(kept, searchParams, (data) => data)
    }),
    http.get('/api/admin/admin-users', ({ request }) =>
      first(admins, new URL(request.url).searchParams, (data) => ({ admins: data })),
    ),
    http.get(endpoints.statusCounts.path, ({ request }) => {
      if (ignoring) return undefined
      if (readBefore.length === 0) readBefore.push(...requests)
      const isOfAssets = new URL(request.url).searchParams.get('list') === 'assets'
      const all = isOfAssets ? rows.map(({ status }) => status) : campaigns.map(statusOf)
      const statuses = [...new Set(all)].map((status) => ({
        status,
        count: all.filter((one) => one === status).length,
      }))
      return HttpResponse.json({ data: { total: all.length, statuses } })
    }),
    http.get('/api/admin/series', () => HttpResponse.json({ message: 'Not found' }, { status: 404 })),
  )
  stats(() => HttpResponse.json({ revenue: '1234.5', total_users: 1031, point_earned: '99' }))
  return { ...renderApp(address, ports), node, requests, readBefore }
}

/** The card with this title. */
export const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: new RegExp(title) })
  return heading.parentElement ?? heading
}

/** The lines of the card about the platform, once it has been read. */
export async function platformLines() {
  const platform = await card('Platform')
  await waitFor(() => expect(platform).toHaveAttribute('aria-busy', 'false'))
  return within(platform)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

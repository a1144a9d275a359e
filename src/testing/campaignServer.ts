import { http, HttpResponse } from 'msw'
import type { Campaign } from '../contract/entities'
import { withId } from './applied'
import { recordRequests } from './requests'
import { server } from './server'

/** The paths of the campaigns' calls, for tests that override one of them. */
export const campaignPaths = {
  list: '/api/admin/campaign-ads',
  stats: '/api/admin/campaign-stats',
  approve: '/api/admin/campaign-ads/:id/approve',
  toggle: '/api/admin/campaign-ads/:id/toggle-user',
  related: '/api/admin/campaign-ads/:id/related',
}

/** Handlers that hold campaigns as the platform's server does; `change` is a colleague's change meanwhile. */
export const campaignServer = (...given: readonly Campaign[]) => campaignsOn({ plain: false }, ...given)

/** The same; a `plain` server ignores searches and statuses, and does not say so. */
export function campaignsOn({ plain }: { plain: boolean }, ...given: readonly Campaign[]) {
  let rows = [...given]
  const change = (id: unknown, changed: (row: Campaign) => Partial<Campaign>) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...changed(row) } : row))
  }
  const remove = (id: string) => {
    rows = rows.filter((row) => row.id !== id)
  }
  server.use(
    http.get(campaignPaths.list, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const [start, end] = [Number(searchParams.get('start')), Number(searchParams.get('end'))]
      if (plain) return HttpResponse.json({ data: { campaign_ads: rows.slice(start, end + 1) } })
      const [search, status] = [searchParams.get('search') ?? '', searchParams.get('status')]
      const found = withId(rows, searchParams).filter(
        (row) => row.title.toLowerCase().includes(search.toLowerCase()) && (!status || statusOf(row) === status),
      )
      const applied = ['search', 'status', 'id'].filter((name) => searchParams.get(name))
      return HttpResponse.json({
        data: { campaign_ads: found.slice(start, end + 1) },
        total: found.length,
        applied,
      })
    }),
    http.get(campaignPaths.stats, () =>
      HttpResponse.json({
        'campaign-stats': {
          total_campaigns: rows.length,
          approve_campaigns: rows.filter((row) => row.is_approved).length,
          inative_campaigns: rows.filter((row) => row.is_approved && !row.is_active).length,
        },
      }),
    ),
    http.get(campaignPaths.related, ({ params }) => {
      if (plain) return new HttpResponse(null, { status: 404 })
      const url = rows.find(({ id }) => id === params.id)?.website_url
      const found = rows.filter((row) => row.id !== params.id && row.website_url === url)
      return HttpResponse.json({ data: { campaign_ads: found }, total: found.length, applied: [] })
    }),
    http.put(campaignPaths.approve, ({ params }) => {
      change(params.id, () => ({ is_approved: true, is_active: true }))
      return HttpResponse.json({ message: 'Campaign approved' })
    }),
    http.put(campaignPaths.toggle, ({ params }) => {
      change(params.id, (row) => ({ is_active: !row.is_active }))
      return HttpResponse.json({ message: 'Campaign toggled' })
    }),
  )
  return { change, remove, requests: recordRequests() }
}

function statusOf({ is_active, is_approved, is_expired }: Campaign): string {
  if (is_active) return 'active'
  if (is_expired) return 'expired'
  return is_approved ? 'inactive' : 'waiting'
}

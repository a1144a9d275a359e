import { http, HttpResponse } from 'msw'
import type { Campaign } from '../contract/entities'
import { listServer, plainServer, type ListPlay } from './listServer'
import { server } from './server'

/** The paths of the campaigns' calls, for tests that override one of them. */
export const campaignPaths = {
  list: '/api/admin/campaign-ads',
  stats: '/api/admin/campaign-stats',
  approve: '/api/admin/campaign-ads/:id/approve',
  toggle: '/api/admin/campaign-ads/:id/toggle-user',
  related: '/api/admin/campaign-ads/:id/related',
}

const campaignList: ListPlay<Campaign> = {
  path: campaignPaths.list,
  envelope: 'campaign_ads',
  textOf: ({ title }) => title,
  statusOf: ({ is_active, is_approved, is_expired }) => {
    if (is_active) return 'active'
    if (is_expired) return 'expired'
    return is_approved ? 'inactive' : 'waiting'
  },
  createdAt: ({ created_at }) => created_at,
}

/** Handlers that hold campaigns as the platform's server does; `change` and `remove` are a colleague's changes meanwhile. */
export const campaignServer = (...given: readonly Campaign[]) => campaignsOn({ plain: false }, ...given)

/** The same; a `plain` server has only the calls of the specification, and answers without totals. */
export function campaignsOn({ plain }: { plain: boolean }, ...given: readonly Campaign[]) {
  const { play, change, remove, requests } = listServer(
    campaignList,
    given,
    plain ? { ...plainServer, counts: false } : {},
  )
  server.use(
    http.get(campaignPaths.stats, () =>
      HttpResponse.json({
        'campaign-stats': {
          total_campaigns: play.rows.length,
          approve_campaigns: play.rows.filter((row) => row.is_approved).length,
          inative_campaigns: play.rows.filter((row) => row.is_approved && !row.is_active).length,
        },
      }),
    ),
    http.get(campaignPaths.related, ({ params }) => {
      if (plain) return new HttpResponse(null, { status: 404 })
      const url = play.rows.find(({ id }) => id === params.id)?.website_url
      const found = play.rows.filter((row) => row.id !== params.id && row.website_url === url)
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
  return { change, remove, requests }
}

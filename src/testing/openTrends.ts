import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { dayMs } from '../contract/days'
import { emptyPlatform } from './emptyPlatform'
import { renderApp } from './renderApp'
import { server } from './server'
import { keepSession } from './signedInStore'

const noneNew = { users: '0', submitted: '0', approved: '0', revenue: '0' }
export const dayOf = (nth: number) => new Date(Date.UTC(2026, 0, 31) + nth * dayMs).toISOString().slice(0, 10)

/** Thirty days up to March 1, 2026. */
export const byDay = {
  before: { users: '30', submitted: '4', approved: '0', revenue: '25' },
  steps: Array.from({ length: 30 }, (_, index) => ({
    ...{ from: dayOf(index), to: dayOf(index), is_over: index < 29 },
    ...noneNew,
    users: '2',
    submitted: index === 3 ? '1' : '0',
    approved: index === 29 ? '4' : '0',
    revenue: index === 28 ? '12.5' : '0',
  })),
}
const byWeek = {
  before: noneNew,
  steps: [
    { from: '2026-02-16', to: '2026-02-22', is_over: true, ...noneNew, users: '7' },
    { from: '2026-02-23', to: '2026-03-01', is_over: false, ...noneNew, users: '1' },
  ],
}

/** Opens the dashboard on a server that answers like this; the queries of its calls, in order. */
export function openTrends(answer: (query: URLSearchParams) => Response, address = '/dashboard') {
  keepSession('moderator')
  emptyPlatform()
  const asked: string[] = []
  server.use(
    http.get('/api/admin/general-stats', () => HttpResponse.json({ revenue: '1', total_users: 2, point_earned: '3' })),
    http.get('/api/admin/series', ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams.toString())
      return answer(searchParams)
    }),
  )
  return { ...renderApp(address), asked }
}

export const toldTrends = (query: URLSearchParams) =>
  HttpResponse.json({ data: query.get('by') === 'day' ? byDay : byWeek })
export const trendChart = async (name: string) => within(await screen.findByRole('figure', { name }))

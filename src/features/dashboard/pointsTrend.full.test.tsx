import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { figures } from '../../testing/shownPage'
import { dayOf, byDay, openTrends, trendChart } from '../../testing/openTrends'

describe('of the points earned', () => {
  const recordedFrom = (first: number, more: { before?: string | null } = {}) => ({
    data: {
      ...byDay,
      steps: byDay.steps.map((step, index) => ({ ...step, points: index < first ? null : index < 29 ? '10' : '4' })),
      points: { since: dayOf(first), today: '4', before: null, ...more },
    },
  })

  it('draws them with the change of the finished days, and says it at the figure', async () => {
    openTrends(() => HttpResponse.json(recordedFrom(0, { before: '580' })))
    const points = await trendChart('Points earned')
    expect(points.getByText('294 points')).toBeVisible()
    expect(points.getByText('50 % less than before')).toBeInTheDocument()
    expect(points.getByText("580 in the 29 days before (today isn't compared)")).toBeVisible()
    expect(figures()[3]).toBe('Points earned3+294 in 30 days▼ 50 %50 % less than before')
  })

  it('draws the days that are recorded, says since when, and compares them with nothing', async () => {
    openTrends(() => HttpResponse.json(recordedFrom(27)))
    const points = await trendChart('Points earned')
    expect(points.getByText('24 points')).toBeVisible()
    expect(points.getByText('recorded since Feb 27, 2026')).toBeVisible()
    expect(points.queryByText(/than before/)).toBeNull()
    expect(screen.getByRole('figure', { name: 'Points earned' }).querySelectorAll('rect')).toHaveLength(3)
    expect(figures()[3]).toBe('Points earned3')
  })

  it('compares with nothing while the days before are not recorded', async () => {
    openTrends(() => HttpResponse.json(recordedFrom(0)))
    const points = await trendChart('Points earned')
    expect(points.getByText('recorded since Jan 31, 2026')).toBeVisible()
    expect(points.queryByText(/than before/)).toBeNull()
    expect(figures()[3]).toBe('Points earned3+294 in 30 days')
  })

  it.each([
    ['tells none', byDay],
    ['has none of this period', recordedFrom(30).data],
    ['tells something else', { ...recordedFrom(0).data, points: [] }],
    ['does not say since when', { ...recordedFrom(0).data, points: { since: 'long ago' } }],
  ])('draws nothing on a server that %s', async (_what, data) => {
    openTrends(() => HttpResponse.json({ data }))
    await trendChart('New users')
    expect(screen.queryByRole('figure', { name: 'Points earned' })).toBeNull()
  })
})

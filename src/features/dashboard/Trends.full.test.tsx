import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { gate, settled } from '../../testing/requests'
import { server } from '../../testing/server'
import { figures } from '../../testing/shownPage'
import { dayOf, byDay, openTrends, toldTrends, trendChart } from '../../testing/openTrends'

it('says at the figures what the last thirty days brought, beside the thirty before', async () => {
  openTrends(toldTrends)
  await waitFor(() => expect(figures()[2]).toBe('Total Users2+60 in 30 days▲ 100 %100 % more than before'))
  expect(figures()[1]).toBe('Revenue1.00\u00a0USDT+12.50 in 30 days▼ 50 %50 % less than before')
  expect(figures()[3]).toBe('Points earned3')
})

it('draws users, revenue and campaigns with their totals and changes, in words too', async () => {
  openTrends(toldTrends)
  const users = await trendChart('New users')
  expect(users.getByText('60 users')).toBeVisible()
  expect(users.getByText('▲ 100 %')).toHaveAttribute('aria-hidden', 'true')
  expect(users.getByText('100 % more than before')).toBeInTheDocument()
  expect(users.getByRole('img')).toHaveAccessibleName('New users: 60 users, 30 in the 30 days before')
  expect((await trendChart('Revenue')).getByText('12.50 USDT')).toBeVisible()
  expect((await trendChart('Submitted campaigns')).getByText('1 campaign')).toBeVisible()
  // Nothing to compare with.
  expect((await trendChart('Approved campaigns')).queryByText(/than before/)).toBeNull()
  expect(document.querySelectorAll('figure rect')).toHaveLength(120)
})

it('stands below the tracked assets, which do not move where the server has no trends', async () => {
  openTrends(toldTrends)
  await trendChart('New users')
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 3)).toEqual(['Needs attention', 'Tracked Assets', 'Trends'])
})

it('says the value of a day to the keyboard, and that today is not over', async () => {
  openTrends(toldTrends)
  const approved = await trendChart('Approved campaigns')
  const slider = approved.getByRole('slider', { name: 'Values of Approved campaigns' })
  expect(slider).toHaveAttribute('aria-valuetext', 'Mar 1, 2026, so far: 4 campaigns')
  fireEvent.change(slider, { target: { value: '28' } })
  expect(await approved.findByText('Feb 28, 2026')).toBeVisible()
  expect(approved.getByText('0 campaigns')).toBeVisible()
  expect(document.querySelectorAll('figure rect[data-open=true]')).toHaveLength(4)
})

it('marks the day that is not over also where a year is drawn as a line', async () => {
  const { before, steps } = byDay
  const year = Array.from({ length: 365 }, (_, index) => ({
    ...{ ...steps[0], from: dayOf(index - 335), to: dayOf(index - 335) },
    is_over: index < 364,
  }))
  openTrends(() => HttpResponse.json({ data: { before, steps: year } }), '/dashboard?days=365&by=day')
  await trendChart('New users')
  const users = screen.getByRole('figure', { name: 'New users' })
  expect(users.querySelectorAll('.line')).toHaveLength(1)
  const marked = [...users.querySelectorAll('circle[data-open=true]')]
  const slider = within(users).getByRole('slider')
  expect(slider).toHaveAttribute('aria-valuetext', 'Mar 1, 2026, so far: 2 users')
  fireEvent.change(slider, { target: { value: '363' } })
  fireEvent.change(slider, { target: { value: '364' } })
  const looked = users.querySelector('circle:not([data-open])')
  expect(marked.map((mark) => mark.getAttribute('cx'))).toEqual([looked?.getAttribute('cx')])
})

it('has the same as a table', async () => {
  const { user } = openTrends(toldTrends, '/dashboard?days=90')
  const users = await trendChart('New users')
  await user.click(users.getByRole('button', { name: 'Show as table New users' }))
  const rows = within(users.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '))).toEqual([
    'Week (UTC)New users',
    'Feb 16 – 22, 20267 users',
    'Feb 23 – Mar 1, 2026, so far1 user',
  ])
})

it('keeps the choice in the address, and divides a longer period into longer parts', async () => {
  const { user, asked } = openTrends(toldTrends)
  await trendChart('New users')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '90 days')
  expect(await screen.findByText('8 users')).toBeVisible()
  expect(window.location.search).toBe('?days=90')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Divided by' }), 'By day')
  expect(await screen.findByText('60 users')).toBeVisible()
  expect(window.location.search).toBe('?days=90&by=day')
  expect(asked).toEqual(['days=30&by=day', 'days=90&by=week', 'days=90&by=day'])
})

it.each([7, 30, 90, 365])(
  'divides %d days by day, week or month, whichever is chosen, and a link shows the same',
  async (days) => {
    const { user, asked, unmount } = openTrends(toldTrends, `/dashboard?days=${days}`)
    await trendChart('New users')
    const choice = screen.getByRole('combobox', { name: 'Divided by' })
    for (const step of ['day', 'week', 'month']) {
      await user.selectOptions(choice, `By ${step}`)
      await waitFor(() => expect(asked).toContain(`days=${days}&by=${step}`))
      expect(window.location.search).toBe(`?days=${days}&by=${step}`)
    }
    unmount()
    const linked = openTrends(toldTrends, `/dashboard?days=${days}&by=week`)
    await trendChart('New users')
    expect(linked.asked).toContain(`days=${days}&by=week`)
  },
)

it('reads an address that names nothing it has as the last thirty days', async () => {
  const { asked } = openTrends(toldTrends, '/dashboard?days=8&by=hour')
  await trendChart('New users')
  expect(asked).toEqual(['days=30&by=day'])
})

it('fails alone, says so and reads it again when asked to', async () => {
  let isDown = true
  const { user, store } = openTrends((query) =>
    isDown ? HttpResponse.json({ message: 'Out of tea' }, { status: 418 }) : toldTrends(query),
  )
  await screen.findByText('Out of tea')
  // The chart asks once more when it comes later than the figures.
  await settled(store)
  expect(screen.getByText('Out of tea')).toBeVisible()
  expect(figures()[2]).toBe('Total Users2')
  const again = screen.getByRole('button', { name: 'Try again' })
  const { open: held, release } = gate()
  server.use(http.get('/api/admin/series', () => held, { once: true }))
  await user.click(again)
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
  expect(again).toHaveFocus()
  isDown = false
  release()
  expect((await trendChart('New users')).getByText('60 users')).toBeVisible()
})

it.each([
  ['404', () => HttpResponse.json({ message: 'Not found' }, { status: 404 })],
  ['405', () => HttpResponse.json({ message: 'Not allowed' }, { status: 405 })],
  ['200 with something else', () => HttpResponse.json({ data: [] })],
  [
    '200 with a step of no day',
    () => HttpResponse.json({ data: { ...byDay, steps: [...byDay.steps, { ...byDay.steps[0], from: 'soon' }] } }),
  ],
  ['a page for people', () => HttpResponse.html('<!doctype html><title>Welcome</title>')],
])('is absent on a server that answers %s, which is asked once', async (_answer, answer) => {
  const { asked, user } = openTrends(answer)
  await screen.findByText('No Asset Tracked')
  await user.click(screen.getByRole('link', { name: 'Users' }))
  await screen.findByRole('heading', { level: 1, name: 'All Users' })
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await screen.findByText('No Asset Tracked')
  expect(screen.queryByRole('heading', { name: 'Trends' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(asked).toHaveLength(1)
})

it('leaves out a figure of which a step is not told', async () => {
  const steps = byDay.steps.map((step, index) => ({ ...step, ...(index === 3 && { revenue: 'much' }) }))
  openTrends(() => HttpResponse.json({ data: { ...byDay, steps } }))
  await trendChart('New users')
  expect(screen.queryByRole('figure', { name: 'Revenue' })).toBeNull()
})

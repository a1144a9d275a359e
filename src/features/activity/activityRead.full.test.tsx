import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { auditLine } from '../../testing/builders'
import { settings } from '../../testing/adminBuilders'
import { openActivity, start } from '../../testing/openActivity'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { server } from '../../testing/server'
import { rows } from '../../testing/shownPage'
import { settingsServer } from '../../testing/settingsServer'

it('shows cards on a compact screen', async () => {
  narrowTo(compactScreen)
  openActivity()
  await screen.findByText('1-2 of 2')
  const cards = within(screen.getByRole('list', { name: 'Activity' })).getAllByRole('listitem')
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Changed setting Minimium Points1000 → 1200mona@tour.example · Super Admin●Done Jan 10, 2026, 12:30:45 PM',
    'Server startedserver process 123●Done Jan 9, 2026, 8:00:05 AM',
  ])
})

it('is read afresh whenever it is opened', async () => {
  const { user, play } = openActivity([start])
  await screen.findByText('Server started', { selector: 'bdi' })
  settingsServer(settings())
  await user.click(screen.getByRole('link', { name: 'Setting' }))
  await screen.findByRole('heading', { name: 'Settings' })
  play.rows = [auditLine(), start]
  await user.click(screen.getByRole('link', { name: 'Activity' }))
  expect(await screen.findByText('Changed setting Minimium Points')).toBeVisible()
})

it.each([
  ...[400, 401, 403, 404, 405, 501].map((status) => [status, () => HttpResponse.json({}, { status })] as const),
  ['a page of HTML', () => HttpResponse.html('<!doctype html>')] as const,
  ['a redirect', () => HttpResponse.redirect('http://gateway.example/sign-in', 302)] as const,
])("says of a server that answers %s that it doesn't record activity", async (_answer, resolver) => {
  openActivity()
  server.use(
    http.get('/api/admin/activity', resolver),
    http.get('/api/admin/tasks', () => HttpResponse.json({ data: [] })),
  )
  expect(await screen.findByText("This server doesn't record activity.")).toBeVisible()
})

it('says what failed and reads again on request', async () => {
  const { play, user } = openActivity(undefined, '/activity?sort=actor')
  await screen.findByText('1-2 of 2')
  play.failsFrom = 0
  await user.click(screen.getByRole('button', { name: 'Time' }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  play.failsFrom = Infinity
  await user.click(again)
  await waitFor(() =>
    expect(rows().map(([time]) => time)).toEqual(['Jan 9, 20268:00:05 AM', 'Jan 10, 202612:30:45 PM']),
  )
})

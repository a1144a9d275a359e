import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { richUsers, settings } from '../../testing/adminBuilders'
import { openSettings } from '../../testing/openSettings'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { settingsServer } from '../../testing/settingsServer'
import { keepSession } from '../../testing/signedInStore'

beforeEach(() => keepSession('super-admin'))

it('draws the points of the users with the minimum as a line where the server tells them, and nothing else', async () => {
  const { screen, unmount } = openSettings(settings({ minimum_points: '500' }))
  await screen.findByLabelText('Points per Referral')
  unmount()
  const points = [
    { from: '0', users: 40 },
    { from: '500', users: '2' },
  ]
  server.use(
    http.get('/api/admin/general-stats', ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.get('detail') === 'points' ? { points } : {}),
    ),
  )
  const again = renderApp('/setting').screen
  const figure = within(await again.findByRole('figure', { name: 'Active users by points' }))
  expect(await figure.findByText('Minimum 500')).toBeVisible()
  expect([...document.querySelectorAll('figure rect')].map((bar) => bar.getAttribute('data-quiet'))).toEqual([
    'true',
    'false',
  ])
})

it('draws them below the list, which does not move where the server tells none', async () => {
  settingsServer(settings(), richUsers(23))
  const points = [
    { from: '0', users: 40 },
    { from: '500', users: 2 },
  ]
  server.use(http.get('/api/admin/general-stats', () => HttpResponse.json({ points })))
  const { screen } = renderApp('/setting')
  await screen.findByText('1-10 of 14')
  const figure = await screen.findByRole('figure', { name: 'Active users by points' })
  const list = screen.getByRole('table', { name: 'Users at the minimum' })
  expect(list.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('draws nothing where the server tells no points', async () => {
  const { screen, requests } = openSettings(settings(), 23)
  await screen.findByText('1-10 of 14')
  await waitFor(() => expect(requests).toContain('GET /api/admin/general-stats?detail=points'))
  await waitFor(() => expect(screen.queryAllByRole('figure')).toEqual([]))
})

import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { richUsers, settings } from '../../testing/adminBuilders'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { settingsServer } from '../../testing/settingsServer'
import { keepSession } from '../../testing/signedInStore'

it('marks whole numbers of users at its axis, however few they are', async () => {
  keepSession('super-admin')
  settingsServer(settings(), richUsers(1))
  const points = [
    { from: '0', users: 1 },
    { from: '500', users: 0 },
  ]
  server.use(http.get('/api/admin/general-stats', () => HttpResponse.json({ points })))
  renderApp('/setting')
  const figure = within(await screen.findByRole('figure', { name: 'Active users by points' }))
  expect(figure.getByText('1')).toBeVisible()
  expect(figure.queryByText(/^\d\.\d+$/)).toBeNull()
})

import { http, HttpResponse } from 'msw'
import { campaign } from '../testing/builders'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'
import { keepSession } from '../testing/signedInStore'

it('opens the campaigns for a moderator who comes back with a kept session', async () => {
  keepSession('moderator')
  server.use(
    http.get('/api/admin/campaign-ads', () => HttpResponse.json({ data: { campaign_ads: [campaign()] }, total: 1 })),
    http.get('/api/admin/campaign-stats', () => HttpResponse.json({ 'campaign-stats': { total_campaigns: 1 } })),
  )
  const { screen } = renderApp('/')
  expect(await screen.findByText('City tour')).toBeVisible()
  expect(window.location.pathname).toBe('/campaign')
})

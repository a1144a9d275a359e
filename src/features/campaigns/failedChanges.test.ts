import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminApi } from '../../api/adminApi'
import { campaign } from '../../testing/builders'
import { campaignPaths } from '../../testing/campaignServer'
import { active, changingCampaigns, readAgain, request, toggle7 } from '../../testing/changingCampaigns'
import { takeLog } from '../../testing/consoleLog'
import { settled } from '../../testing/requests'
import { server } from '../../testing/server'
import { renderToasts, toast, toasts } from '../../testing/toasts'

beforeEach(renderToasts)

/** The write reaches the server and changes the campaign, but the answer is lost. */
function loseAnswer(platform: ReturnType<typeof changingCampaigns>) {
  server.use(
    http.put(campaignPaths.toggle, ({ params }) => {
      platform.change(params.id, ({ is_active }) => ({ is_active: !is_active }))
      return HttpResponse.error()
    }),
  )
}

it('tells what is true now when the answer was lost, and sends nothing again', async () => {
  const platform = changingCampaigns(campaign(active))
  loseAnswer(platform)
  platform.ask('deactivate')
  await toast("The server's answer was lost. City tour is now: Inactive")
  await settled(platform.store)
  expect(platform.requests).toEqual([readAgain, toggle7, readAgain])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it.each([502, 504])('takes a %d for a lost answer', async (status) => {
  const { ask, requests } = changingCampaigns(campaign(active))
  server.use(http.put(campaignPaths.toggle, () => HttpResponse.json({ message: 'Bad gateway' }, { status })))
  ask('deactivate')
  await toast("The server's answer was lost. City tour is now: Active")
  expect(requests).toEqual([readAgain, toggle7, readAgain])
})

it('says that the outcome is unknown when nothing can be read after a lost answer', async () => {
  const platform = changingCampaigns(campaign(active))
  server.use(
    http.put(campaignPaths.toggle, () => {
      server.use(http.get(campaignPaths.list, () => HttpResponse.error()))
      return HttpResponse.error()
    }),
  )
  platform.ask('deactivate')
  await toast("We don't know whether City tour was changed. Reload the list before you try again.")
  expect(platform.requests).toEqual([readAgain, toggle7, readAgain])
})

it('sends nothing when a campaign cannot be read again, though its page has been read before', async () => {
  const { ask, store, requests } = changingCampaigns(campaign(active))
  await store.dispatch(adminApi.endpoints.campaigns.initiate(request))
  server.use(http.get(campaignPaths.list, () => HttpResponse.error()))
  ask('deactivate')
  await toast("City tour couldn't be loaded again, so nothing was changed. The server didn't respond.")
  expect(requests).not.toContain(toggle7)
})

it.each([
  ['that cannot be read', 'Not for you', () => HttpResponse.json({ message: 'Not for you' }, { status: 403 })],
  [
    'a row of the list cannot be read',
    'The server sent an unexpected response.',
    () => HttpResponse.json({ data: { campaign_ads: [campaign({ id: '8' }), { id: '' }] } }),
  ],
])(
  'sends nothing, and does not say that a campaign is gone, when it is on another page and %s, and says %s',
  async (_what, why, answer) => {
    const { ask, requests } = changingCampaigns(campaign(active))
    server.use(
      http.get(campaignPaths.list, () => HttpResponse.json({ data: { campaign_ads: [] } }), { once: true }),
      http.get(campaignPaths.list, answer),
    )
    ask('deactivate')
    await toast(`City tour couldn't be loaded again, so nothing was changed. ${why}`)
    expect(requests).not.toContain(toggle7)
    takeLog()
  },
)

it('says why the server refused, shows the truth and can be asked again', async () => {
  const { ask, store, requests } = changingCampaigns(campaign(active))
  server.use(
    http.put(campaignPaths.toggle, () => HttpResponse.json({ message: 'Too late' }, { status: 409 }), { once: true }),
  )
  ask('deactivate')
  await toast('City tour: Too late')
  await waitFor(() => expect(requests).toEqual([readAgain, toggle7, readAgain]))
  await settled(store)
  ask('deactivate')
  await toast('City tour: Campaign toggled')
})

it('shows with a refusal the id under which the server has it', async () => {
  const { ask } = changingCampaigns(campaign(active))
  const refused = () => HttpResponse.json({ message: 'Too late' }, { status: 409, headers: { 'X-Request-Id': 'r-17' } })
  server.use(http.put(campaignPaths.toggle, refused))
  ask('deactivate')
  await toast('City tour: Too late')
  expect(screen.getByText('r-17')).toBeVisible()
})
it('takes away what failed with a campaign once that is done, and nothing of another', async () => {
  const { ask } = changingCampaigns(campaign(active), campaign({ ...active, id: '8' }))
  server.use(http.put(campaignPaths.toggle, () => HttpResponse.json({ message: 'Not now' }, { status: 409 })))
  ask('deactivate', '8')
  await toast('City tour: Not now')
  server.use(http.put(campaignPaths.toggle, () => HttpResponse.json({ message: 'Not today' }, { status: 409 })))
  ask('deactivate')
  await toast('City tour: Not today')
  server.use(http.put(campaignPaths.toggle, () => HttpResponse.json({ message: 'Now' })))
  ask('deactivate')
  await toast('City tour: Now')
  await waitFor(() => expect(toasts().toSorted()).toEqual(['City tour: Now', 'error: City tour: Not now']))
})

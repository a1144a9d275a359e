import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminApi } from '../../api/adminApi'
import { campaign, campaigns } from '../../testing/builders'
import { campaignPaths } from '../../testing/campaignServer'
import { active, changingCampaigns, request, readAgain, toggle7 } from '../../testing/changingCampaigns'
import { gate, settled } from '../../testing/requests'
import { server } from '../../testing/server'
import { renderToasts, toast, toasts } from '../../testing/toasts'
import { campaignChanges } from './campaignChanges'

beforeEach(renderToasts)

it.each([
  ['approve', {}, 'PUT /api/admin/campaign-ads/7/approve', 'City tour: Campaign approved'],
  ['deactivate', active, toggle7, 'City tour: Campaign toggled'],
  ['deactivate', { is_active: true }, toggle7, 'City tour: Campaign toggled'],
  ['activate', { is_approved: true }, toggle7, 'City tour: Campaign toggled'],
] as const)('to %s it reads the campaign again, sends one call and says what the server says', async (...given) => {
  const [action, flags, sent, message] = given
  const { ask, store, requests } = changingCampaigns(campaign(flags))
  ask(action)
  await toast(message)
  await settled(store)
  expect(requests).toEqual([readAgain, sent])
  expect(toasts()).toEqual([message])
})

it('says itself what was done when the server says nothing', async () => {
  const { ask } = changingCampaigns(campaign(active))
  server.use(http.put(campaignPaths.toggle, () => new HttpResponse(null, { status: 204 })))
  ask('deactivate')
  await toast('City tour deactivated')
})

it('reads list and figures once more after a change while they are shown', async () => {
  const { ask, store, requests } = changingCampaigns(campaign())
  await store.dispatch(adminApi.endpoints.campaigns.initiate(request))
  await store.dispatch(adminApi.endpoints.campaignStats.initiate())
  requests.length = 0
  ask('approve')
  await toast('City tour: Campaign approved')
  await settled(store)
  expect(requests).toEqual([
    readAgain,
    'PUT /api/admin/campaign-ads/7/approve',
    ...[readAgain, 'GET /api/admin/campaign-stats'].sort(),
  ])
})

it.each([
  ['deactivate', { is_approved: true }, 'City tour was already deactivated'],
  ['activate', active, 'City tour was already activated'],
  ['approve', active, 'City tour was already approved'],
  ['deactivate', {}, "City tour: This campaign isn't approved yet"],
  ['activate', { is_expired: true }, "City tour: This campaign has expired and can't be changed anymore"],
  ['deactivate', { ...active, is_expired: true }, "City tour: This campaign has expired and can't be changed anymore"],
] as const)('sends nothing to %s what has become %j meanwhile, and says so', async (action, flags, message) => {
  const { ask, requests } = changingCampaigns(campaign(flags))
  ask(action)
  await toast(message)
  expect(requests).toEqual([readAgain])
})

it.each([
  ['fails', 'Network Error. Try Again', () => HttpResponse.json({}, { status: 500 })],
  [
    'is refused',
    'No access to this list',
    () => HttpResponse.json({ message: 'No access to this list' }, { status: 403 }),
  ],
  ['is not answered', "The server didn't respond.", () => HttpResponse.error()],
  ['has another form', 'The server sent an unexpected response.', () => HttpResponse.json({ data: 'no list' })],
])(
  'sends nothing when the second look %s, whatever the list has shown before, and says %s',
  async (_what, why, answer) => {
    const { ask, store, requests } = changingCampaigns(campaign(active))
    await store.dispatch(adminApi.endpoints.campaigns.initiate(request))
    requests.length = 0
    server.use(http.get(campaignPaths.list, answer))
    ask('deactivate')
    await toast(`City tour couldn't be loaded again, so nothing was changed. ${why}`)
    expect(requests).toEqual([readAgain])
  },
)

const sought = 'GET /api/admin/campaign-ads?start=0&end=0&id=7'

it('sends nothing when the campaign is gone', async () => {
  const { ask, requests } = changingCampaigns(...campaigns(3))
  ask('approve')
  await toast('City tour is no longer in the list, so nothing was changed.')
  expect(requests).toEqual([readAgain, sought])
})

it('changes a campaign that has moved on to another page meanwhile', async () => {
  const { ask, requests } = changingCampaigns(
    ...campaigns(6),
    ...Array.from({ length: 9 }, (_, n) => campaign({ id: `n${n}` })),
    campaign(active),
  )
  ask('deactivate')
  await toast('City tour: Campaign toggled')
  expect(requests.slice(0, 3)).toEqual([readAgain, sought, toggle7])
})

it('sends nothing where two campaigns have one id, because nobody knows which would be changed', async () => {
  const { ask, requests } = changingCampaigns(campaign(active), campaign({ ...active, title: 'Another' }))
  ask('deactivate')
  await toast('City tour shares its id with another campaign, so nothing was changed.')
  expect(requests).toEqual([readAgain])
})

it('has one change of a campaign on its way, and others beside it', async () => {
  const { open, release } = gate()
  const { ask, requests } = changingCampaigns(campaign(active), campaign({ ...active, id: '8' }))
  server.use(
    http.put('/api/admin/campaign-ads/7/toggle-user', async () => {
      await open
      return HttpResponse.json({ message: 'Seven is off' })
    }),
  )
  ask('deactivate')
  ask('deactivate')
  ask('deactivate')
  ask('deactivate', '8')
  await toast('City tour: Campaign toggled')
  release()
  await toast('City tour: Seven is off')
  expect(requests.filter((line) => line.startsWith('PUT')).sort()).toEqual([
    toggle7,
    'PUT /api/admin/campaign-ads/8/toggle-user',
  ])
})

it('takes a change back by Undo whatever the campaign is called', async () => {
  const title = 'The longest tour of the old town. '.repeat(9)
  const { store, requests } = changingCampaigns(...campaigns(6), campaign({ ...active, title }))
  const narrowed = { ...request, status: 'active' }
  store.dispatch(
    campaignChanges.changeRequested({ id: '7', name: title, text: title, action: 'deactivate', request: narrowed }),
  )
  const undo = await screen.findByRole('button', { name: 'Undo' })
  undo.click()
  await waitFor(() => expect(requests.filter((line) => line === toggle7)).toHaveLength(2))
  expect(requests).toContain(sought)
})

it('takes a deactivation back by Undo, after another look at the campaign', async () => {
  const { ask, requests } = changingCampaigns(campaign(active))
  ask('deactivate')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await waitFor(() => expect(requests).toHaveLength(2))
  undo.click()
  await waitFor(() => expect(requests).toEqual([readAgain, toggle7, readAgain, toggle7]))
})

it('does not undo what somebody else has undone already', async () => {
  const { ask, change, requests } = changingCampaigns(campaign(active))
  ask('deactivate')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  change('7', () => ({ is_active: true }))
  undo.click()
  await toast('City tour was already activated')
  expect(requests).toEqual([readAgain, toggle7, readAgain])
})

it('offers no Undo of an approval', async () => {
  const { ask } = changingCampaigns(campaign())
  ask('approve')
  await toast('City tour: Campaign approved')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

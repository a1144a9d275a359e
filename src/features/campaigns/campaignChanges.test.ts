import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminApi } from '../../api/adminApi'
import type { Campaign } from '../../contract/entities'
import { campaign, campaigns } from '../../testing/builders'
import { campaignPaths, campaignServer } from '../../testing/campaignServer'
import { gate, settled } from '../../testing/requests'
import { server } from '../../testing/server'
import { signedInStore } from '../../testing/signedInStore'
import { renderToasts, toast, toasts } from '../../testing/toasts'
import { feature } from './campaignsFeature'
import type { CampaignAction } from './campaignStatus'
import { campaignChanges } from './campaignChanges'

const request = { start: 0, end: 9 }
const reread = 'GET /api/admin/campaign-ads?start=0&end=9'
const toggle7 = 'PUT /api/admin/campaign-ads/7/toggle-user'
const active = { is_approved: true, is_active: true }

beforeEach(renderToasts)

/** A moderator's store with these campaigns on the server. */
function start(...given: readonly Campaign[]) {
  const platform = campaignServer(...given)
  const { store, start: startDomain } = signedInStore('moderator')
  startDomain(feature)
  const ask = (action: CampaignAction, id = '7') =>
    void store.dispatch(
      campaignChanges.changeRequested({ id, name: campaign().title, text: campaign().title, action, request }),
    )
  return { ...platform, store, ask }
}

it.each([
  ['approve', {}, 'PUT /api/admin/campaign-ads/7/approve', 'City tour: Campaign approved'],
  ['deactivate', active, toggle7, 'City tour: Campaign toggled'],
  ['deactivate', { is_active: true }, toggle7, 'City tour: Campaign toggled'],
  ['activate', { is_approved: true }, toggle7, 'City tour: Campaign toggled'],
] as const)('to %s it reads the campaign again, sends one call and says what the server says', async (...given) => {
  const [action, flags, sent, message] = given
  const { ask, store, requests } = start(campaign(flags))
  ask(action)
  await toast(message)
  await settled(store)
  expect(requests).toEqual([reread, sent])
  expect(toasts()).toEqual([message])
})

it('takes away what failed with a campaign once that is done, and nothing of another', async () => {
  const { ask } = start(campaign(active), campaign({ ...active, id: '8' }))
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

it('says itself what was done when the server says nothing', async () => {
  const { ask } = start(campaign(active))
  server.use(http.put(campaignPaths.toggle, () => new HttpResponse(null, { status: 204 })))
  ask('deactivate')
  await toast('City tour deactivated')
})

it('reads list and figures once more after a change while they are shown', async () => {
  const { ask, store, requests } = start(campaign())
  await store.dispatch(adminApi.endpoints.campaigns.initiate(request))
  await store.dispatch(adminApi.endpoints.campaignStats.initiate())
  requests.length = 0
  ask('approve')
  await toast('City tour: Campaign approved')
  await settled(store)
  expect(requests).toEqual([
    reread,
    'PUT /api/admin/campaign-ads/7/approve',
    ...[reread, 'GET /api/admin/campaign-stats'].sort(),
  ])
})

it.each([
  ['deactivate', { is_approved: true }, 'City tour was already deactivated by someone else'],
  ['activate', active, 'City tour was already activated by someone else'],
  ['approve', active, 'City tour was already approved by someone else'],
  ['deactivate', {}, "City tour: This campaign isn't approved yet"],
  ['activate', { is_expired: true }, "City tour: This campaign has expired and can't be changed anymore"],
  ['deactivate', { ...active, is_expired: true }, "City tour: This campaign has expired and can't be changed anymore"],
] as const)('sends nothing to %s what has become %j meanwhile, and says so', async (action, flags, message) => {
  const { ask, requests } = start(campaign(flags))
  ask(action)
  await toast(message)
  expect(requests).toEqual([reread])
})

it.each([
  ['fails', () => HttpResponse.json({}, { status: 500 })],
  ['is not answered', () => HttpResponse.error()],
  ['has another form', () => HttpResponse.json({ data: 'no list' })],
])('sends nothing when the second look %s, whatever the list has shown before', async (_what, answer) => {
  const { ask, store, requests } = start(campaign(active))
  await store.dispatch(adminApi.endpoints.campaigns.initiate(request))
  requests.length = 0
  server.use(http.get(campaignPaths.list, answer))
  ask('deactivate')
  await toast("City tour couldn't be loaded again, so nothing was changed. Try again")
  expect(requests).toEqual([reread])
})

const sought = 'GET /api/admin/campaign-ads?start=0&end=0&id=7'

it('sends nothing when the campaign is gone', async () => {
  const { ask, requests } = start(...campaigns(3))
  ask('approve')
  await toast('City tour is no longer in the list, so nothing was changed.')
  expect(requests).toEqual([reread, sought])
})

it('changes a campaign that has moved on to another page meanwhile', async () => {
  const { ask, requests } = start(
    ...campaigns(6),
    ...Array.from({ length: 9 }, (_, n) => campaign({ id: `n${n}` })),
    campaign(active),
  )
  ask('deactivate')
  await toast('City tour: Campaign toggled')
  expect(requests.slice(0, 3)).toEqual([reread, sought, toggle7])
})

it('takes a change back by Undo whatever the campaign is called', async () => {
  const title = 'The longest tour of the old town. '.repeat(9)
  const { store, requests } = start(...campaigns(6), campaign({ ...active, title }))
  const narrowed = { ...request, status: 'active' }
  store.dispatch(
    campaignChanges.changeRequested({ id: '7', name: title, text: title, action: 'deactivate', request: narrowed }),
  )
  const undo = await screen.findByRole('button', { name: 'Undo' })
  undo.click()
  await waitFor(() => expect(requests.filter((line) => line === toggle7)).toHaveLength(2))
  expect(requests).toContain(sought)
})

it('sends nothing where two campaigns have one id, because nobody knows which would be changed', async () => {
  const { ask, requests } = start(campaign(active), campaign({ ...active, title: 'Another' }))
  ask('deactivate')
  await toast('City tour shares its id with another campaign, so nothing was changed.')
  expect(requests).toEqual([reread])
})

/** The write reaches the server and changes the campaign, but the answer is lost. */
function loseAnswer(platform: ReturnType<typeof start>) {
  server.use(
    http.put(campaignPaths.toggle, ({ params }) => {
      platform.change(params.id, ({ is_active }) => ({ is_active: !is_active }))
      return HttpResponse.error()
    }),
  )
}

it('tells what is true now when the answer was lost, and sends nothing again', async () => {
  const platform = start(campaign(active))
  loseAnswer(platform)
  platform.ask('deactivate')
  await toast("The server's answer was lost. City tour is now: Inactive")
  await settled(platform.store)
  expect(platform.requests).toEqual([reread, toggle7, reread])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it.each([502, 504])('takes a %d for a lost answer', async (status) => {
  const { ask, requests } = start(campaign(active))
  server.use(http.put(campaignPaths.toggle, () => HttpResponse.json({ message: 'Bad gateway' }, { status })))
  ask('deactivate')
  await toast("The server's answer was lost. City tour is now: Active")
  expect(requests).toEqual([reread, toggle7, reread])
})

it('says that the outcome is unknown when nothing can be read after a lost answer', async () => {
  const platform = start(campaign(active))
  server.use(
    http.put(campaignPaths.toggle, () => {
      server.use(http.get(campaignPaths.list, () => HttpResponse.error()))
      return HttpResponse.error()
    }),
  )
  platform.ask('deactivate')
  await toast("We don't know whether City tour was changed. Reload the list before you try again.")
  expect(platform.requests).toEqual([reread, toggle7, reread])
})

it('says why the server refused, shows the truth and can be asked again', async () => {
  const { ask, store, requests } = start(campaign(active))
  server.use(
    http.put(campaignPaths.toggle, () => HttpResponse.json({ message: 'Too late' }, { status: 409 }), { once: true }),
  )
  ask('deactivate')
  await toast('City tour: Too late')
  await waitFor(() => expect(requests).toEqual([reread, toggle7, reread]))
  await settled(store)
  ask('deactivate')
  await toast('City tour: Campaign toggled')
})

it('shows with a refusal the id under which the server has it', async () => {
  const { ask } = start(campaign(active))
  const refused = () => HttpResponse.json({ message: 'Too late' }, { status: 409, headers: { 'X-Request-Id': 'r-17' } })
  server.use(http.put(campaignPaths.toggle, refused))
  ask('deactivate')
  await toast('City tour: Too late')
  expect(screen.getByText('r-17')).toBeVisible()
})

it('has one change of a campaign on its way, and others beside it', async () => {
  const { open, release } = gate()
  const { ask, requests } = start(campaign(active), campaign({ ...active, id: '8' }))
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

it('takes a deactivation back by Undo, after another look at the campaign', async () => {
  const { ask, requests } = start(campaign(active))
  ask('deactivate')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await waitFor(() => expect(requests).toHaveLength(2))
  undo.click()
  await waitFor(() => expect(requests).toEqual([reread, toggle7, reread, toggle7]))
})

it('does not undo what somebody else has undone already', async () => {
  const { ask, change, requests } = start(campaign(active))
  ask('deactivate')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  change('7', () => ({ is_active: true }))
  undo.click()
  await toast('City tour was already activated by someone else')
  expect(requests).toEqual([reread, toggle7, reread])
})

it('offers no Undo of an approval', async () => {
  const { ask } = start(campaign())
  ask('approve')
  await toast('City tour: Campaign approved')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

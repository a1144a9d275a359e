import { fireEvent } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { adminApi } from '../api/adminApi'
import { dayMs } from '../contract/days'
import { signedOut } from '../session/sessionSlice'
import { eventServer, fakeBrowserTabs } from '../testing/eventServer'
import { approved, campaignsRead, closeTabs, followed, openTab, unfollowed, visibility } from '../testing/eventTabs'
import { gate, recordRequests, sendAll, settled } from '../testing/requests'
import { server } from '../testing/server'
import { pass, stopClock, until } from '../testing/stopClock'
import { absentMs } from './presence'
import { readAgainMs } from './readUntold'
import { newsOf } from './withEvents'

const { approveCampaign, assets, assetStats, campaignStats } = adminApi.endpoints
const eventsRead = 'GET /api/admin/events'

beforeEach(stopClock)
afterEach(closeTabs)

describe('on a server without events', () => {
  it.each([
    // A gateway answers so to every address that it does not know.
    ['401', () => HttpResponse.json({}, { status: 401 })],
    ['a redirect', () => HttpResponse.redirect('http://gateway.example/sign-in', 302)],
    ['404', () => HttpResponse.json({}, { status: 404 })],
    ['405', () => HttpResponse.json({}, { status: 405 })],
    ['a page of HTML', () => HttpResponse.html('<!doctype html>')],
  ])('that answers %s asks once, and reads what is visible again every minute', async (_answer, refuse) => {
    const tab = await openTab()
    const requests = recordRequests()
    const { store } = await unfollowed(tab, refuse)
    expect(requests).toEqual([eventsRead])
    await pass(readAgainMs)
    await until(() => expect(requests).toEqual([eventsRead, campaignsRead]))
    await settled(store)
    await pass(readAgainMs)
    await until(() => expect(requests).toEqual([eventsRead, campaignsRead, campaignsRead]))
    await settled(store)
  })

  it('reads nothing for somebody who has left for a quarter of an hour, and goes on once they touch the page', async () => {
    const { store } = await unfollowed(await openTab())
    const requests = recordRequests()
    for (let minute = 1; minute < absentMs / readAgainMs; minute += 1) {
      await pass(readAgainMs)
      await until(() => expect(requests).toHaveLength(minute))
      await settled(store)
    }
    requests.length = 0
    await pass(10 * readAgainMs)
    expect(requests).toEqual([])
    fireEvent.pointerMove(document.body)
    await until(() => expect(requests).toEqual([campaignsRead]))
    await settled(store)
    await pass(readAgainMs)
    await until(() => expect(requests).toHaveLength(2))
    await settled(store)
  })

  it('takes nobody for present because the clock of the device was set back', async () => {
    await unfollowed(await openTab())
    const requests = recordRequests()
    jest.setSystemTime(Date.now() - dayMs)
    await pass(10 * readAgainMs)
    expect(requests).toEqual([])
  })

  it('reads a list that is searched as a whole every ten minutes only, and the figures beside it every minute', async () => {
    const stats = 'GET /api/admin/campaign-stats'
    server.use(http.get('/api/admin/campaign-stats', () => HttpResponse.json({ 'campaign-stats': {} })))
    const tab = await openTab()
    const { store } = tab
    await store.dispatch(campaignStats.initiate())
    store.dispatch({
      type: 'lists/readingStarted',
      payload: { list: 'campaigns', run: 'one', from: 0, version: 1, at: 0, isForced: false },
    })
    await unfollowed(tab)
    const requests = recordRequests()
    for (let minute = 1; minute <= 9; minute += 1) {
      await pass(readAgainMs)
      await until(() => expect(requests).toHaveLength(minute))
      await settled(store)
    }
    expect(new Set(requests)).toEqual(new Set([stats]))
    await pass(readAgainMs)
    await until(() => expect(requests.slice(9).toSorted()).toEqual([campaignsRead, stats]))
    await settled(store)
  })

  it('reads tracked assets and their figure again every minute too', async () => {
    server.use(
      http.get('/api/admin/assets', () => HttpResponse.json({ data: [] })),
      http.get('/api/admin/asset-stats', () => HttpResponse.json({ total_tracked_assets: '2' })),
    )
    const tab = await openTab()
    const { state, store } = tab
    await sendAll(store, [assets.initiate({ start: 0, end: 9 }), assetStats.initiate()])
    await unfollowed(tab)
    const requests = recordRequests()
    await pass(readAgainMs)
    await until(() => expect(requests).toContain('GET /api/admin/asset-stats'))
    await settled(store)
    expect(requests).toContain('GET /api/admin/assets?start=0&end=9')
    expect(newsOf('assets')({ events: state() })).toBeDefined()
  })

  it('reads nothing while the page is hidden or a write is on its way', async () => {
    const { store } = await unfollowed(await openTab())
    const { open, release } = gate()
    server.use(
      http.put('/api/admin/campaign-ads/:id/approve', async () => {
        await open
        return HttpResponse.json({ message: 'Approved' })
      }),
    )
    const requests = recordRequests()
    visibility('hidden')
    await pass(readAgainMs)
    expect(requests).toEqual([])
    visibility('visible')
    await pass(readAgainMs - 1_000)
    const writing = store.dispatch(approveCampaign.initiate('7'))
    await pass(1_000)
    expect(requests).toEqual(['PUT /api/admin/campaign-ads/7/approve'])
    release()
    await writing
    await settled(store)
  })
})

it('shares one stream between tabs; the next tab takes over where the first has left', async () => {
  const tabs = fakeBrowserTabs()
  const events = eventServer()
  const first = await followed(await openTab(tabs()))
  const second = await followed(await openTab(tabs()))
  expect(events.play.lastIds).toHaveLength(1)
  const requests = recordRequests()
  events.changed(approved)
  await until(() => expect(requests).toEqual([campaignsRead, campaignsRead]))
  expect(newsOf('campaigns')({ events: second.state() })).toMatchObject({ by: { 7: 'Bo' } })
  first.store.dispatch(signedOut({ why: 'replaced' }))
  await until(() => expect(events.play.lastIds).toHaveLength(2))
  expect(second.state()?.source).toBe('stream')
})

it('tells a tab that opens what has changed while its page was read', async () => {
  const tabs = fakeBrowserTabs()
  const events = eventServer()
  const first = await followed(await openTab(tabs()))
  events.changed(approved)
  await until(() => expect(first.state()?.news.campaigns).toBeDefined())
  const second = await followed(await openTab(tabs()))
  await until(() => expect(newsOf('campaigns')({ events: second.state() })).toMatchObject({ by: { 7: 'Bo' } }))
  await settled(second.store)
})

it('reads nothing again for what the tab with the stream tells one that has opened later', async () => {
  const tabs = fakeBrowserTabs()
  const events = eventServer()
  const first = await followed(await openTab(tabs()))
  const second = await followed(await openTab(tabs()))
  events.changed(approved)
  await until(() => expect(second.state()?.news.campaigns).toBeDefined())
  await settled(first.store)
  await settled(second.store)
  const third = await openTab(tabs())
  const requests = recordRequests()
  await followed(third)
  await until(() => expect(newsOf('campaigns')({ events: third.state() })).toBeDefined())
  for (const { store } of [first, second, third]) await settled(store)
  expect(requests).toEqual([campaignsRead])
})

it('reads again by itself when the tab that has the stream says nothing more', async () => {
  const tabs = fakeBrowserTabs()
  eventServer()
  const silent = tabs()
  await silent.lead(new AbortController().signal)
  const { startEvents, state, store } = await openTab(tabs())
  await startEvents()
  silent.post({ event: 'opened', data: '{}' })
  await until(() => expect(state()?.source).toBe('stream'))
  const requests = recordRequests()
  await pass(2 * readAgainMs)
  await until(() => expect(requests).toContain(campaignsRead))
  expect(state()?.source).toBe('readingAgain')
  await settled(store)
})

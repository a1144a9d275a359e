import type { UnknownAction } from '@reduxjs/toolkit'
import { http, HttpResponse } from 'msw'
import { adminApi } from '../api/adminApi'
import type { EventsState } from '../events/eventsSlice'
import { signedOut } from '../session/sessionSlice'
import { campaign } from './builders'
import { eventServer, fakeBrowserTabs } from './eventServer'
import { turns } from './requests'
import { server } from './server'
import { keepSession, openStore } from './signedInStore'
import { until } from './stopClock'

/** The request for the list of campaigns that each tab shows. */
export const campaignsRead = 'GET /api/admin/campaign-ads?start=0&end=9'
export const approved = {
  tags: [{ type: 'Campaign' as const, id: '7' }, { type: 'CampaignStats' as const }],
  by: 'Bo',
}

export const visibility = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

const eventsIn = (root: { events?: EventsState } | object) => ('events' in root ? root.events : undefined)

const stores: { dispatch: (action: UnknownAction) => unknown }[] = []

/** A tab of somebody who is signed in, with a list of campaigns on its page; `closeTabs` after each test closes it. */
export async function openTab(tabs = fakeBrowserTabs()()) {
  keepSession('moderator')
  server.use(http.get('/api/admin/campaign-ads', () => HttpResponse.json({ data: { campaign_ads: [campaign()] } })))
  const { store, startEvents } = openStore({ tabs })
  stores.push(store)
  await store.dispatch(adminApi.endpoints.campaigns.initiate({ start: 0, end: 9 }))
  return { store, startEvents, state: () => eventsIn(store.getState()) }
}

/** The tab once it has a stream, or follows that of another tab. */
export async function followed(tab: Awaited<ReturnType<typeof openTab>>) {
  await tab.startEvents()
  await until(() => expect(tab.state()?.source).toBe('stream'))
  return tab
}

/** The tab on a server without events, once it reads again by itself. */
export async function unfollowed(
  tab: Awaited<ReturnType<typeof openTab>>,
  refuse = (): Response => HttpResponse.json({}, { status: 404 }),
) {
  eventServer().play.refuse = refuse
  await tab.startEvents()
  await until(() => expect(tab.state()?.source).toBe('readingAgain'))
  return tab
}

/** Signs out in all tabs of the test, so that none hears what the next one does. */
export async function closeTabs() {
  for (const store of stores.splice(0)) {
    store.dispatch(signedOut({ why: 'replaced' }))
    store.dispatch(adminApi.util.resetApiState())
  }
  await turns()
  jest.restoreAllMocks()
}

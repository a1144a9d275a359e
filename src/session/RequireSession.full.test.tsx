import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../api/baseApi'
import { dropEarlyRequest } from '../api/earlyRequest'
import { tagTypes } from '../api/tags'
import { endpoints } from '../contract/endpoints'
import { campaign } from '../testing/builders'
import { campaignPaths, campaignServer } from '../testing/campaignServer'
import { sentEarly } from '../testing/earlyRequest'
import { emptyPlatform } from '../testing/emptyPlatform'
import { renderApp } from '../testing/renderApp'
import { recordRequests, turns } from '../testing/requests'
import { server } from '../testing/server'
import { signIn } from '../testing/signIn'
import { keepSession } from '../testing/signedInStore'
import { toast, toasts } from '../testing/toasts'

const firstRows = `${campaignPaths.list}?start=0&end=9`
/** How often these rows were asked for. */
const readsIn = (requests: readonly string[]) => requests.filter((line) => line === `GET ${firstRows}`).length

/** A moderator on the campaigns page that shows this campaign; tests change the storage behind the console's back. */
async function onCampaigns(first = 'City tour') {
  keepSession('moderator')
  emptyPlatform()
  const { requests } = campaignServer(campaign())
  const app = renderApp('/campaign')
  await app.screen.findByText(first)
  const link = (name: string) => app.screen.getByRole('link', { name })
  return {
    ...app,
    reads: () => readsIn(requests),
    point: (name: string) => app.user.hover(link(name)),
    press: (name: string) => app.user.click(link(name)),
  }
}

it.each(['access_token', 'user'])(
  'signs out with the next navigation once %s was removed, says why and asks the server nothing more',
  async (key) => {
    const { screen, point, press } = await onCampaigns()
    // Reads the users ahead.
    await point('Users')
    window.localStorage.removeItem(key)
    const requests = recordRequests()
    await press('Users')
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await toast("You're signed out: this browser no longer has your session.")
    await turns()
    expect(requests).toEqual([])
    expect(['user', 'access_token'].map((name) => window.localStorage.getItem(name))).toEqual([null, null])
  },
)

it('goes on with a navigation while the session is kept', async () => {
  const { screen, press } = await onCampaigns()
  await press('Dashboard')
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(toasts()).toEqual([])
})

describe('the request that the page has sent early', () => {
  afterEach(dropEarlyRequest)

  /** The rows that the page asks for first, as only the session of the token may see them. */
  const sentBy = (token: string) =>
    sentEarly({
      url: firstRows,
      token,
      response: HttpResponse.json({ data: { campaign_ads: [campaign({ title: 'Early tour' })] }, total: 1 }),
    })
  const inAnotherTab = (change: () => void) => () => {
    change()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  }

  it.each<[string, (app: Awaited<ReturnType<typeof onCampaigns>>) => unknown]>([
    ['another page is opened', ({ press }) => press('Dashboard')],
    ['Logout is pressed', ({ user, screen }) => user.click(screen.getByRole('button', { name: 'Logout' }))],
    ['another tab signs out', inAnotherTab(() => window.localStorage.clear())],
    ['somebody else signs in in another tab', inAnotherTab(() => keepSession('admin', 'of-somebody-else'))],
  ])('waits while the page is open, and is aborted when %s', async (_what, leave) => {
    server.use(http.post(endpoints.logout.path, () => HttpResponse.json({})))
    // Rows that the page never asks for, like those of a page whose code has not loaded yet.
    const signal = sentEarly({ url: `${campaignPaths.list}?start=90&end=99` })
    const app = await onCampaigns()
    expect(signal.aborted).toBe(false)
    await leave(app)
    await waitFor(() => expect(signal.aborted).toBe(true))
    expect(window.earlyRequest).toBeUndefined()
  })

  it('is what the page shows first, and is not used again when the page is read again', async () => {
    sentBy('token-of-this-test')
    const { store, screen, reads } = await onCampaigns('Early tour')
    expect(reads()).toBe(0)
    store.dispatch(baseApi.util.invalidateTags([...tagTypes]))
    expect(await screen.findByText('City tour')).toBeVisible()
    expect(reads()).toBe(1)
  })

  it('is not shown to another account, and is aborted when that leaves the page', async () => {
    const signal = sentBy('of-somebody-else')
    const { screen, press, reads } = await onCampaigns()
    expect(reads()).toBe(1)
    await press('Dashboard')
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(signal.aborted).toBe(true)
  })

  it('is not shown to whoever signs in after its session has gone from this browser', async () => {
    sentBy('token-of-this-test')
    emptyPlatform()
    server.use(
      http.post(endpoints.login.path, () =>
        HttpResponse.json({ data: { token: 'newer', admin: { role: 'moderator', name: 'Mona' } } }),
      ),
    )
    const { requests } = campaignServer(campaign())
    const { screen, store } = renderApp('/campaign')
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await signIn(store)
    expect(await screen.findByText('City tour')).toBeVisible()
    expect(readsIn(requests)).toBe(1)
  })
})

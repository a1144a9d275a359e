import { campaign } from '../testing/builders'
import { campaignServer } from '../testing/campaignServer'
import { emptyPlatform } from '../testing/emptyPlatform'
import { renderApp } from '../testing/renderApp'
import { recordRequests, turns } from '../testing/requests'
import { keepSession } from '../testing/signedInStore'
import { toast, toasts } from '../testing/toasts'

/** A moderator on the campaigns page, for tests that remove stored entries behind the console's back. */
async function onCampaigns() {
  keepSession('moderator')
  emptyPlatform()
  campaignServer(campaign())
  const app = renderApp('/campaign')
  await app.screen.findByText('City tour')
  const link = (name: string) => app.screen.getByRole('link', { name })
  return {
    ...app,
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

import { http, HttpResponse } from 'msw'
import { roles, type Role } from '../api/contract/roles'
import { signedOut } from '../session/sessionSlice'
import { campaign, campaigns } from '../testing/builders'
import { campaignServer } from '../testing/campaignServer'
import { renderApp } from '../testing/renderApp'
import { chainServer } from '../testing/chainServer'
import { recordRequests } from '../testing/requests'
import { server } from '../testing/server'
import { keepSession } from '../testing/signedInStore'
import { toast, toasts } from '../testing/toasts'
import { homeFor, screensFor } from './screens'

const noScreen = 'There is no screen for a Video Editor yet'
const refused = 'Your role cannot open this page'

/** Fills in the sign-in that the server accepts with this role. */
async function signIn({ user, screen }: ReturnType<typeof renderApp>, role: Role) {
  server.use(
    http.post('/api/admin/login', () => HttpResponse.json({ data: { token: 't', admin: { role, name: 'Mona' } } })),
  )
  await user.type(await screen.findByLabelText('E-mail'), 'mona@tour.example')
  await user.type(screen.getByLabelText('Password'), 'password{Enter}')
}

it('begins each role where it may be, and offers it what it may open', () => {
  expect(roles.map((role) => [role, homeFor(role), screensFor(role).map(({ label }) => label)])).toEqual([
    ['editor', '/', []],
    ['moderator', '/campaign', ['Stakings', 'Campaigns']],
    ['admin', '/campaign', ['Stakings', 'Campaigns']],
    ['super-admin', '/campaign', ['Stakings', 'Campaigns', 'Vesting']],
  ])
})

it.each(['moderator', 'admin', 'super-admin'] as const)('opens the campaigns for a %s', async (role) => {
  keepSession(role)
  campaignServer(campaign())
  const { screen } = renderApp('/campaign')
  expect(await screen.findByText('City tour')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Campaigns' })).toHaveAttribute('aria-current', 'page')
  expect(document.title).toBe('Campaigns – SSDX Back Office')
  expect(toasts()).toEqual([])
})

it('opens the first screen of the role at /', async () => {
  keepSession('moderator')
  campaignServer(campaign())
  const { screen } = renderApp('/')
  expect(await screen.findByText('City tour')).toBeVisible()
  expect(window.location.pathname).toBe('/campaign')
})

it.each(['moderator', 'admin'] as const)('refuses the vesting to a %s, and reads no chain for it', async (role) => {
  keepSession(role)
  campaignServer(campaign())
  const node = chainServer()
  const { screen } = renderApp('/vesting')
  await toast(refused)
  expect(await screen.findByText('City tour')).toBeVisible()
  expect(node.requests).toEqual([])
})

it('refuses the campaigns to an editor, says so, and asks the server for nothing', async () => {
  keepSession('editor')
  const requests = recordRequests()
  const { screen } = renderApp('/campaign')
  await toast(refused)
  expect(await screen.findByText(noScreen)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Campaigns' })).toBeNull()
  expect(window.location.pathname).toBe('/')
  expect(requests).toEqual([])
})

it('tells an editor that there is no screen yet, without a refusal', async () => {
  keepSession('editor')
  const { screen } = renderApp('/')
  expect(await screen.findByText(noScreen)).toBeVisible()
  expect(document.title).toBe('Welcome – SSDX Back Office')
  expect(toasts()).toEqual([])
})

it.each(['/setting', '/nowhere', '/campaign/7'])(
  'leads from the unknown address %s to the sign-in',
  async (address) => {
    const { screen } = renderApp(address)
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(window.location.pathname).toBe('/')
    expect(document.title).toBe('Sign in – SSDX Back Office')
  },
)

it('goes on to the address that was asked for before the sign-in', async () => {
  campaignServer(...campaigns(23))
  const app = renderApp('/campaign?page=2')
  await signIn(app, 'moderator')
  expect(await app.screen.findByText('Campaign 11')).toBeVisible()
  expect(window.location.pathname + window.location.search).toBe('/campaign?page=2')
})

it('goes home with a word when the address asked for is not for the role', async () => {
  const app = renderApp('/campaign')
  await signIn(app, 'editor')
  await toast(refused)
  expect(await app.screen.findByText(noScreen)).toBeVisible()
})

it('admits no stored session of an unknown role', async () => {
  keepSession('root')
  const { screen } = renderApp('/campaign')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
})

it('shows who is signed in, and the sign-in again after Logout', async () => {
  keepSession('moderator')
  campaignServer(campaign())
  server.use(http.post('/api/admin/logout', () => HttpResponse.json({})))
  const { screen, user } = renderApp('/campaign')
  expect(await screen.findByText('Mona')).toBeVisible()
  expect(screen.getByText('Moderator')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(screen.queryByText('City tour')).toBeNull()
  // Whoever is next did not ask for this page.
  expect(window.history.state).toMatchObject({ usr: null })
})

it('opens no dialog of whoever was here before after the next sign-in', async () => {
  keepSession('moderator')
  campaignServer(campaign())
  const app = renderApp('/campaign')
  await app.user.click(await app.screen.findByRole('button', { name: 'Connect wallet' }))
  await app.screen.findByRole('dialog', { name: 'Connect Wallet' })
  app.store.dispatch(signedOut({ resume: false }))
  await signIn(app, 'moderator')
  await app.screen.findByText('City tour')
  expect(await app.screen.findByRole('button', { name: 'Connect wallet' })).toBeVisible()
  expect(app.screen.queryByRole('dialog')).toBeNull()
})

it('shows one message and the sign-in when the session ends while a page is open', async () => {
  keepSession('moderator')
  server.use(http.get('/api/admin/*', () => HttpResponse.json({ message: 'Sign in' }, { status: 401 })))
  const requests = recordRequests()
  const { screen } = renderApp('/campaign')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(toasts()).toEqual(['error: Your session has ended. Sign in again.'])
  expect(requests.length).toBeLessThanOrEqual(2)
})

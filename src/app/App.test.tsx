import { http, HttpResponse } from 'msw'
import { roles, type Role } from '../contract/roles'
import { signedOut } from '../session/sessionSlice'
import { campaign, campaigns } from '../testing/builders'
import { campaignServer } from '../testing/campaignServer'
import { renderApp } from '../testing/renderApp'
import { emptyPlatform } from '../testing/emptyPlatform'
import { recordRequests } from '../testing/requests'
import { server } from '../testing/server'
import { keepSession } from '../testing/signedInStore'
import { toast, toasts } from '../testing/toasts'
import { homeFor, screensFor } from './screens'

const refused = 'Your role cannot open this page'

/** Signs in through the form; the server answers with this role. */
async function signIn({ user, screen }: ReturnType<typeof renderApp>, role: Role) {
  server.use(
    http.post('/api/admin/login', () => HttpResponse.json({ data: { token: 't', admin: { role, name: 'Mona' } } })),
  )
  await user.type(await screen.findByLabelText('E-mail'), 'mona@tour.example')
  await user.type(screen.getByLabelText('Password'), 'password{Enter}')
}

const heading = ({ screen }: Pick<ReturnType<typeof renderApp>, 'screen'>, name: string) =>
  screen.findByRole('heading', { level: 1, name })

const content = ['Campaigns', 'Tasks', 'Tracked Assets']

it('begins each role where it may be, and offers it what it may open', () => {
  expect(roles.map((role) => [role, homeFor(role), screensFor(role).map(({ label }) => label)])).toEqual([
    ['editor', '/tasks', ['Tasks']],
    ['moderator', '/dashboard', ['Dashboard', 'Users', ...content, 'Stakings']],
    ['admin', '/dashboard', ['Dashboard', 'Users', 'Admin Users', ...content, 'Stakings']],
    [
      'super-admin',
      '/dashboard',
      ['Dashboard', 'Users', 'Admin Users', ...content, 'Stakings', 'Vesting', 'Activity', 'Setting'],
    ],
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

it.each(['/campaign/', '/Campaign', '/%63ampaign'])('leads from %s to the path of the page', async (path) => {
  keepSession('moderator')
  campaignServer(campaign())
  const { screen } = renderApp(`${path}?search=City`)
  expect(await screen.findByText('City tour')).toBeVisible()
  expect(window.location.pathname + window.location.search).toBe('/campaign?search=City')
  expect(document.title).toBe('Campaigns – SSDX Back Office')
})

it.each([
  ['editor', 'Tasks', '/tasks'],
  ['moderator', 'Dashboard', '/dashboard'],
] as const)('opens at / for the role %s the screen %s', async (role, title, path) => {
  keepSession(role)
  emptyPlatform()
  const app = renderApp('/')
  expect(await heading(app, title)).toBeVisible()
  expect(window.location.pathname).toBe(path)
  expect(document.title).toBe(`${title} – SSDX Back Office`)
  expect(toasts()).toEqual([])
})

it('calls the page of the settings Settings, and their link Setting', async () => {
  keepSession('super-admin')
  emptyPlatform()
  const app = renderApp('/setting')
  expect(await heading(app, 'Settings')).toBeVisible()
  expect(app.screen.getByRole('link', { name: 'Setting' })).toHaveAttribute('aria-current', 'page')
  expect(app.screen.getByRole('banner')).toHaveTextContent('Settings')
})

it.each([
  ['moderator', '/vesting', 'Dashboard'],
  ['admin', '/vesting', 'Dashboard'],
  ['moderator', '/admin-users', 'Dashboard'],
  ['admin', '/setting', 'Dashboard'],
  ['editor', '/campaign', 'Tasks'],
  ['editor', '/dashboard', 'Tasks'],
] as const)('refuses to the role %s the address %s, says so, and leads to %s', async (role, address, home) => {
  keepSession(role)
  emptyPlatform()
  const requests = recordRequests()
  const app = renderApp(address)
  await toast(refused)
  expect(await heading(app, home)).toBeVisible()
  const ofHome = home === 'Tasks' ? /tasks/ : /campaign|assets|stats|series|8545|node|chain|status=invited/
  expect(requests.filter((line) => !ofHome.test(line) && line.includes('/api/'))).toEqual([])
})

it.each(['/settings', '/nowhere', '/campaign/7'])(
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
  emptyPlatform()
  const app = renderApp('/campaign')
  await signIn(app, 'editor')
  await toast(refused)
  expect(await heading(app, 'Tasks')).toBeVisible()
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
  // The next person has not requested this page.
  expect(window.history.state).toBeNull()
})

it('opens no dialog of whoever was here before after the next sign-in', async () => {
  keepSession('super-admin')
  emptyPlatform()
  campaignServer(campaign())
  const app = renderApp('/campaign')
  await app.user.click(await app.screen.findByRole('button', { name: 'Connect wallet' }))
  await app.screen.findByRole('dialog', { name: 'Connect Wallet' })
  app.store.dispatch(signedOut({ why: 'leftElsewhere' }))
  await signIn(app, 'super-admin')
  await app.screen.findByText('City tour')
  expect(await app.screen.findByRole('button', { name: 'Connect wallet' })).toBeVisible()
  expect(app.screen.queryByRole('dialog')).toBeNull()
})

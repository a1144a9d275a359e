import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { settings } from '../testing/adminBuilders'
import { auditLine, campaigns, users } from '../testing/builders'
import { campaignPaths, campaignServer, campaignsOn } from '../testing/campaignServer'
import { emptyPlatform } from '../testing/emptyPlatform'
import { chainServer } from '../testing/chainServer'
import { dossierServer } from '../testing/dossierServer'
import { account, otherAccount } from '../testing/fakeWallet'
import { of, openVesting, schedule } from '../testing/openVesting'
import { chainB } from '../testing/testChains'
import { emails, openUsers } from '../testing/listPage'
import { plainServer } from '../testing/listServer'
import { openActivity } from '../testing/openActivity'
import { openDossier } from '../testing/openDossier'
import { renderApp } from '../testing/renderApp'
import { gate, settled, turns } from '../testing/requests'
import { askedRange, server } from '../testing/server'
import { settingsPaths, settingsServer } from '../testing/settingsServer'
import { keepSession } from '../testing/signedInStore'
import { toast, toasts } from '../testing/toasts'

/** Goes to an address as Back and Forward do. */
const go = (to: string) =>
  act(() => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

/** Calls that fail until they are `up`, and are held from then on until `release`. */
function outage(path: string, call = /./) {
  const { open, release } = gate()
  let isDown = true
  const answer = async ({ request }: { request: Request }) => {
    if (!call.test(request.url)) return undefined
    if (isDown) return HttpResponse.json({ message: 'Database restarting' }, { status: 500 })
    await open
    return undefined
  }
  server.use(http.get(path, answer))
  const up = () => {
    isDown = false
  }
  return { up, release }
}

const alerts = () => screen.queryAllByRole('alert').map((one) => one.textContent)

it.each([
  ['Setting', 'Settings', '/users', settingsPaths.list],
  ['Dashboard', 'Dashboard', '/setting', '/api/admin/general-stats'],
])('shows no failure of the read for which %s was pointed at', async (entry, title, from, path) => {
  keepSession('super-admin')
  emptyPlatform()
  settingsServer(settings(), [])
  const { up, release } = outage(path)
  const { user, store } = renderApp(from)
  await settled(store)
  await user.hover(screen.getByRole('link', { name: entry }))
  await settled(store)
  up()
  await user.click(screen.getByRole('link', { name: entry }))
  await screen.findByRole('heading', { name: title, level: 1 })
  expect(alerts()).toEqual([])
  release()
  await settled(store)
  expect(alerts()).toEqual([])
})

const failures = (form = /Couldn't load|Network Error|Try again/) => form.exec(document.body.innerHTML)?.[0]

it.each([
  ['/campaign', /campaign-stats/],
  ['/tracking', /asset-stats/],
  ['/dashboard', /campaign-ads[?]/],
  ['/dashboard', /series/],
  ['/dashboard', /status=invited/],
  ['/setting', /min-points/],
])('shows at %s no failure of an earlier visit while %s is read again', async (address, call) => {
  keepSession('super-admin')
  emptyPlatform()
  settingsServer(settings(), [])
  const { up, release } = outage('/api/admin/*', call)
  const { store } = renderApp(address)
  await waitFor(() => expect(failures()).toBeDefined())
  await settled(store)
  go('/tasks')
  await screen.findByRole('heading', { name: 'Tasks', level: 1 })
  await settled(store)
  up()
  go(address)
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tasks', level: 1 })).toBeNull())
  await act(() => turns())
  expect(failures()).toBeUndefined()
  release()
  await settled(store)
})

it.each([
  ['/staking', undefined],
  ['/vesting', undefined],
  // What is known of the networks stays there, with its Try again.
  ['/dashboard', /Couldn't load/],
  [`/admin-users?who=${otherAccount}`, undefined],
])('shows at %s no failure of an earlier visit while a node is read again', async (address, form) => {
  emptyPlatform()
  settingsServer([])
  dossierServer()
  chainServer({ chain: chainB })
  const { store, node } = openVesting({ address, schedules: of(account, schedule()) })
  node.mode = 'refused'
  await waitFor(() => expect(failures()).toBeDefined())
  await settled(store)
  go('/tasks')
  await screen.findByRole('heading', { name: 'Tasks', level: 1 })
  await settled(store)
  const { open, release } = gate()
  Object.assign(node, { mode: 'up', hold: open })
  go(address)
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tasks', level: 1 })).toBeNull())
  await act(() => turns())
  expect(failures(form)).toBeUndefined()
  release()
  await settled(store)
})

it('shows no failure of an earlier search while another one is read in the browser', async () => {
  const { play, store, user, requests } = openUsers(users(23), '/users', plainServer)
  await screen.findByText('1-10 of 23')
  play.failsFrom = 0
  await user.type(screen.getByRole('searchbox'), 'user1')
  await screen.findByRole('button', { name: 'Try again' })
  await settled(store)
  play.failsFrom = Infinity
  await user.clear(screen.getByRole('searchbox'))
  await waitFor(() => expect(alerts()).toEqual([]))
  await settled(store)
  const { open, release } = gate()
  play.hold = open
  const before = requests.length
  await user.type(screen.getByRole('searchbox'), 'user2')
  await waitFor(() => expect(requests.length).toBeGreaterThan(before))
  expect(alerts()).toEqual([])
  release()
  await waitFor(() => expect(emails()[0]).toBe('user2@list.example'))
})

it('shows no failure of an earlier visit while a person is read again', async () => {
  const { user, store } = await openDossier('moderator')
  let isDown = true
  const { open, release } = gate()
  const answer = async () => {
    if (isDown) return HttpResponse.json({ message: 'Not now' }, { status: 500 })
    await open
    return undefined
  }
  server.use(http.get('/api/admin/dossier', answer))
  go('/users?who=zoe@tour.example')
  await waitFor(() => expect(alerts()).not.toEqual([]))
  await settled(store)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  isDown = false
  go('/users?who=zoe@tour.example')
  await screen.findByRole('dialog')
  expect(alerts()).toEqual([])
  release()
  await settled(store)
})

it('opens a campaign by its address that could not be read a moment ago', async () => {
  keepSession('moderator')
  campaignServer(...campaigns(12))
  let isDown = true
  const answer = ({ request }: { request: Request }) =>
    isDown && ['0', '99'].includes(new URL(request.url).searchParams.get('end') ?? '')
      ? HttpResponse.error()
      : undefined
  server.use(http.get(campaignPaths.list, answer))
  const { store } = renderApp('/campaign?view=12')
  await toast("Couldn't load the campaign. Try again")
  await settled(store)
  isDown = false
  go('/campaign?view=12')
  expect(await screen.findByRole('dialog', { name: 'Campaign 12' })).toBeVisible()
  expect(toasts()).toHaveLength(1)
})

it('opens a campaign by its address after its search was stopped', async () => {
  keepSession('moderator')
  campaignsOn({ plain: true }, ...campaigns(350))
  const { open, release } = gate()
  const answer = async ({ request }: { request: Request }) => {
    if (askedRange(request).start === 100) await open
    return undefined
  }
  server.use(http.get(campaignPaths.list, answer))
  const { user, store } = renderApp('/campaign?view=317')
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  release()
  await settled(store)
  go('/campaign?view=317')
  expect(await screen.findByRole('dialog', { name: 'Campaign 317' })).toBeVisible()
  expect(toasts()).toEqual([])
})

it('opens an entry of the activity by its address that could not be read a moment ago', async () => {
  const lines = Array.from({ length: 30 }, (_, at) =>
    auditLine({ id: `${30 - at}`, created_at: new Date(2026, 0, 30 - at).toISOString() }),
  )
  const { store } = openActivity(lines, '/activity?view=3')
  let isDown = true
  const answer = ({ request }: { request: Request }) =>
    isDown && new URL(request.url).searchParams.has('id') ? HttpResponse.error() : undefined
  server.use(http.get('/api/admin/activity', answer))
  await toast("Couldn't load the entry. Try again")
  await settled(store)
  isDown = false
  go('/activity?view=3')
  expect(await screen.findByRole('dialog', { name: 'Entry 3' })).toBeVisible()
  expect(toasts()).toHaveLength(1)
})

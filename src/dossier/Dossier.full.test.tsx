import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../api/baseApi'
import { adminApi } from '../api/adminApi'
import { asset, user } from '../testing/builders'
import { adminUser } from '../testing/adminBuilders'
import { chainServer } from '../testing/chainServer'
import { copied } from '../testing/copied'
import { dossierServer } from '../testing/dossierServer'
import { emptyPlatform } from '../testing/emptyPlatform'
import { otherAccount } from '../testing/fakeWallet'
import { mona, openDossier, textOf } from '../testing/openDossier'
import { renderApp } from '../testing/renderApp'
import { gate, settled } from '../testing/requests'
import { server } from '../testing/server'
import { shownText } from '../testing/shownText'
import { keepSession } from '../testing/signedInStore'
import { chainB } from '../testing/testChains'
import { toast } from '../testing/toasts'

const address = mona.public_address
const key = address.toLowerCase()

it('shows what one call to our server knows: user, assets by wallet and by contract', async () => {
  const { part, platform, panel } = await openDossier()
  expect(await panel.findByText('1,250')).toBeVisible()
  expect(await textOf(part('User'))).toMatch(
    /^UserRead .+E-mailmona@tour\.exampleWallet0x709…7dc79C8Points1,250JoinedJan 10, 2026Status●ActiveCan redeemYes/,
  )
  expect(await textOf(part('Tracked assets'))).toMatch(
    /Ethereum, tracking since Jan 10, 2026Contract 0xdAC…D831ec7.*Tracked for wallet 0x3C4…A4293BC/,
  )
  expect(platform.asked).toEqual([key])
})

it.each([
  [address, 0],
  [address.replace('C7d', 'c7d'), 1],
  [key, 0],
])('says whether the checksum of %s is wrong: %i', async (of, warnings) => {
  const { panel } = await openDossier('moderator', of)
  expect(await panel.findByText('1,250')).toBeVisible()
  expect(panel.queryAllByText("This address's checksum doesn't match: check every character.")).toHaveLength(warnings)
})

it('shows two assets that share an id, as those without one do that are the same in every field', async () => {
  keepSession('moderator')
  emptyPlatform()
  chainServer({ chain: chainB })
  dossierServer({ assets: [asset({ network: 'Base' }), asset({ network: 'Base' })] })
  const { screen, store } = renderApp(`/tasks?who=${address}`)
  const panel = within(await screen.findByRole('dialog'))
  expect(await panel.findAllByText('Base')).toHaveLength(2)
  await settled(store)
})

it('names our own contract among the assets, by the network of the asset', async () => {
  const { part } = await openDossier()
  const own = await within(await part('Tracked assets')).findByRole('link', { name: /^our token/ })
  expect(own).toHaveAttribute('href', `?who=${chainB.contracts.token}`)
})

it('shows the campaigns that name the person with their status, and says that nobody knows whose they are', async () => {
  const { part } = await openDossier()
  const named = await part('Campaigns that name this address')
  const link = await within(named).findByRole('link', { name: 'City tour' })
  expect(link).toHaveAttribute('href', '/campaign?view=17')
  expect(shownText(named)).toMatch(/●Active Jan 10, 2026The server doesn't say who submitted a campaign\.$/)
})

it.each([
  ['moderator', ['User', 'Tracked assets', 'Campaigns that name this address'], ['Platform', 'Accounts', 'Stakes']],
  [
    'admin',
    ['User', 'Staff account', 'Tracked assets', 'Campaigns that name this address'],
    ['Platform', 'Accounts', 'Stakes'],
  ],
  [
    'super-admin',
    ['User', 'Staff account', 'Tracked assets', 'Campaigns that name this address'],
    ['Platform', 'Accounts', 'Stakes', 'Vesting', 'Staff'],
  ],
] as const)('shows a %s the parts that the role may read and no other', async (role, parts, groups) => {
  const { panel, store } = await openDossier(role)
  await panel.findByText('1,250')
  const titles = (level: number) => panel.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
  expect(titles(3)).toEqual(groups)
  expect(titles(4).slice(0, parts.length)).toEqual(parts)
  await settled(store)
})

it.each([
  ['◐Invited', { invited_until: '2026-02-01T12:00:00.000Z' }],
  ['○Inactive', { invited_until: '2026-02-01T12:00:00.000Z', is_active: false }],
  ['●Active', {}],
])('says of a staff account that it is %s where the server tells %j', async (status, told) => {
  keepSession('admin')
  emptyPlatform()
  dossierServer({ staff: [adminUser(told)] })
  const { screen, store } = renderApp('/users?who=ines%40tour.example')
  const panel = within(await screen.findByRole('dialog'))
  const staff = () => textOf(panel.findByRole('region', { name: 'Staff account' }))
  await waitFor(async () => expect(await staff()).toContain(`Status${status}`))
  await settled(store)
})

it('does not open for a role that may not read users', async () => {
  keepSession('editor')
  emptyPlatform()
  const platform = dossierServer()
  const { screen, store } = renderApp(`/tasks?who=${address}`)
  await screen.findByText('No Task Available')
  await settled(store)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(platform.asked).toEqual([])
})

it('lets each part fail and be read again by itself', async () => {
  keepSession('moderator')
  emptyPlatform()
  const [a, b] = [chainServer(), chainServer({ chain: chainB })]
  const platform = dossierServer({ users: [mona] })
  platform.status = 500
  b.mode = 'refused'
  const { screen, user: hands } = renderApp(`/users?who=${address}`)
  const panel = within(await screen.findByRole('dialog'))
  const group = (name: string) => within(panel.getByRole('region', { name }))
  const failed = await within(await panel.findByRole('region', { name: 'User' })).findByRole('alert')
  expect(failed).toHaveTextContent('Network Error. Try Again')
  const accounts = group('Accounts')
  const ofB = within(accounts.getByRole('region', { name: 'Account on Local Chain B' }))
  expect(await ofB.findByRole('alert')).toHaveTextContent("Local Chain B isn't responding.")
  await waitFor(() =>
    expect(accounts.getByRole('region', { name: 'Account on Local Chain A' })).toHaveTextContent(
      'Has sent nothing here',
    ),
  )
  expect(panel.queryByText('Not a user of the platform.')).toBeNull()

  b.mode = 'up'
  await hands.click(ofB.getByRole('button', { name: 'Try again' }))
  expect(await ofB.findByText(/^Has sent nothing here/)).toBeVisible()
  expect(panel.getByRole('region', { name: 'User' })).toHaveTextContent('Network Error')
  platform.status = 200
  await hands.click(within(panel.getByRole('region', { name: 'User' })).getByRole('button', { name: 'Try again' }))
  expect(await panel.findByText('1,250')).toBeVisible()
  expect(a.asked('eth_getTransactionCount')).toHaveLength(1)
  expect(platform.asked).toEqual([key, key])
})

it.each([
  ['', false],
  [', also while another read of the server takes long', true],
])('deactivates the user as the list does, and shows the new state%s', async (_when, hangs) => {
  const { open, release } = gate()
  const { panel, platform, user: hands, store } = await openDossier()
  await settled(store)
  // As late as possible: a read is given up after twenty seconds.
  const hang = () => void store.dispatch(adminApi.endpoints.campaignStats.initiate(undefined, { forceRefetch: true }))
  server.use(
    http.get('/api/admin/campaign-stats', async () => {
      await open
      return HttpResponse.json({})
    }),
    http.get('/api/admin/users', () => HttpResponse.json({ data: [user()], total: 1, applied: ['id'] })),
    http.put('/api/admin/users/7/toggle-activate', () => {
      platform.users = [{ ...mona, is_active: false }]
      if (hangs) hang()
      return HttpResponse.json({ message: 'Toggled' })
    }),
  )
  await hands.click(await panel.findByRole('button', { name: 'Deactivate mona@tour.example' }))
  await toast('mona@tour.example: Toggled')
  expect(await panel.findByRole('button', { name: 'Activate mona@tour.example' })).toBeVisible()
  if (hangs) expect(store.dispatch(baseApi.util.getRunningQueriesThunk())).not.toEqual([])
  release()
})

it('shows what the activity says of the person, with links to others in it', async () => {
  const { part } = await openDossier('super-admin')
  await waitFor(async () =>
    expect(await textOf(part('Activity'))).toMatch(/Deactivated user mona@tour\.exampleJan 10, 2026/),
  )
  const links = within(await part('Activity')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toContain('?who=zoe%40tour.example')
})

it('says who an e-mail without a dot is, which another platform may have taken', async () => {
  const { screen } = await openDossier('moderator', 'root@localhost')
  expect(screen.getByRole('dialog', { name: 'Who is root@localhost?' })).not.toHaveTextContent('Nobody to show')
})

it('says that a link names nobody where it does not', async () => {
  keepSession('moderator')
  emptyPlatform()
  const { screen } = renderApp('/users?who=0x7099')
  expect(await screen.findByText('Nobody to show')).toBeVisible()
})

it('goes from one person to the next in its place: Back closes whoever is shown', async () => {
  keepSession('moderator')
  emptyPlatform()
  chainServer({ chain: chainB })
  dossierServer({ users: [mona], assets: [asset({ contract_address: address, public_address: otherAccount })] })
  server.use(http.get('/api/admin/users', () => HttpResponse.json({ data: [user()], total: 1 })))
  const { screen, user: hands, store } = renderApp('/users')
  ;(await screen.findByRole('link', { name: 'mona@tour.example' })).focus()
  await hands.keyboard('{Enter}')
  const panel = within(await screen.findByRole('dialog', { name: 'Who is mona@tour.example?' }))
  await hands.click(await panel.findByRole('link', { name: new RegExp(otherAccount, 'i') }))
  expect(await screen.findByRole('dialog', { name: 'Who is 0x3C4…A4293BC?' })).toBeVisible()
  await settled(store)
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('')
  expect(screen.getByRole('link', { name: 'mona@tour.example' })).toHaveFocus()
})

it('leaves a link that is pressed with a modifier key to the browser, which opens another tab or window', async () => {
  keepSession('moderator')
  emptyPlatform()
  server.use(http.get('/api/admin/users', () => HttpResponse.json({ data: [user()], total: 1 })))
  const { screen } = renderApp('/users')
  const link = await screen.findByRole('link', { name: 'mona@tour.example' })
  const isTaken: boolean[] = []
  const press = (modifier: string) => {
    const hear = (event: Event) => {
      isTaken.push(event.defaultPrevented)
      // jsdom opens no page.
      event.preventDefault()
    }
    window.addEventListener('click', hear, { once: true })
    fireEvent.click(link, { [modifier]: true })
  }
  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) press(modifier)
  expect(isTaken).toEqual([false, false, false, false])
  expect(window.location.search).toBe('')
})

it('copies an address with its checksum, however it is written', async () => {
  const { panel, user: hands } = await openDossier('moderator', address.toUpperCase().replace('X', 'x'))
  await panel.findByText('1,250')
  const texts = copied()
  for (const button of panel.getAllByRole('button', { name: /^Copy address/ }).slice(0, 2)) await hands.click(button)
  await waitFor(() => expect(texts).toEqual([address, address]))
})

import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Campaign } from '../contract/entities'
import type { Role } from '../contract/roles'
import { adminUser } from '../testing/adminBuilders'
import { asset, campaign, campaigns, user, users } from '../testing/builders'
import { campaignsOn } from '../testing/campaignServer'
import { adminPaths } from '../testing/adminServer'
import { chainServer } from '../testing/chainServer'
import { takeLog } from '../testing/consoleLog'
import { emptyPlatform } from '../testing/emptyPlatform'
import { assetList, listServer, userList } from '../testing/listServer'
import { renderApp } from '../testing/renderApp'
import { gate, settled } from '../testing/requests'
import { server } from '../testing/server'
import { shownText } from '../testing/shownText'
import { keepSession } from '../testing/signedInStore'
import { chainB } from '../testing/testChains'
import { toast } from '../testing/toasts'

const mona = user({ id: 'm' })
const address = mona.public_address
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const another = (count: number) => users(count).map((row) => ({ ...row, public_address: other }))

/** The panel on a server that has nothing but the specified calls, and Mona's row after 240 others. */
async function open(
  role: Role,
  of: string,
  given = [...another(240), mona],
  failsFrom = Infinity,
  status = 404,
  ads: Campaign[] = [],
) {
  keepSession(role)
  emptyPlatform()
  chainServer({ chain: chainB })
  const platform = listServer(userList, given, { ignores: ['search', 'id'], tells: false })
  platform.play.failsFrom = failsFrom
  campaignsOn({ plain: true }, ...ads)
  const assets = listServer(
    assetList,
    [
      ...Array.from({ length: 120 }, (_, index) => asset({ id: String(index), public_address: other })),
      asset({ id: 'c', contract_address: address, public_address: other }),
    ],
    { ignores: ['search'], tells: false },
  )
  server.use(
    http.get('/api/admin/dossier', () => HttpResponse.json({ message: 'Not found' }, { status })),
    http.get('/api/admin/activity', () => HttpResponse.json({ message: 'Not found' }, { status: 404 })),
    http.get(adminPaths.list, () =>
      HttpResponse.json({ data: { admins: [adminUser({ email: mona.email, role: 'editor' })] } }),
    ),
  )
  // No page below that reads users itself.
  const app = renderApp(`/tasks?${new URLSearchParams({ who: of }).toString()}`)
  const panel = within(await app.screen.findByRole('dialog'))
  return { ...app, panel, ...platform, assets, part: (name: string) => panel.findByRole('region', { name }) }
}

it('finds the user in a list that the server cannot search, with progress, which is not read out, and a way to stop', async () => {
  const later = gate()
  const { panel, part, play, user: hands, store } = await open('moderator', address)
  Object.assign(play, { heldFrom: 200, hold: later.open })
  const status = await panel.findByText(/^Searching: (100|200) of 241 users read\.$/)
  expect(status).toHaveAttribute('aria-live', 'off')
  const found = within(await part('User'))
  expect(found.queryByText('Not a user of the platform.')).toBeNull()
  await hands.click(found.getByRole('button', { name: 'Stop' }))
  expect(status).toHaveTextContent(/^Stopped: \d00 of 241 users read\. There may be more\.$/)
  expect(status).toHaveAttribute('aria-live', 'polite')
  expect(found.queryByText('Not a user of the platform.')).toBeNull()
  later.release()
  await hands.click(found.getByRole('button', { name: 'Continue' }))
  expect(await found.findByText(mona.email)).toBeVisible()
  expect(found.queryByText(/read\./)).toBeNull()
  await settled(store)
})

it('says that nobody is a user only once the whole list has been read', async () => {
  const { panel, store } = await open('moderator', 'nobody@list.example')
  expect(await panel.findByText('Not a user of the platform.')).toBeVisible()
  await settled(store)
})

it('says of users that cannot be read neither that nobody is one, nor that there is no address', async () => {
  const rows = another(120).map((row, index) => (index === 110 ? { ...row, id: '' } : row))
  const { panel, store } = await open('moderator', 'nobody@list.example', rows)
  expect(await panel.findByText("1 of the users can't be read.")).toBeVisible()
  expect(panel.queryByText('Not a user of the platform.')).toBeNull()
  expect(panel.getByText("The wallet address couldn't be found: not all users were read.")).toBeVisible()
  await settled(store)
  takeLog()
})

it('does not take a user with a similar e-mail for the person', async () => {
  const { panel, store } = await open('moderator', 'ona@tour.example', [mona])
  expect(await panel.findByText('Not a user of the platform.')).toBeVisible()
  await settled(store)
})

it('finds assets by their contract too, which no search of the list does', async () => {
  const { part, store } = await open('moderator', address)
  await waitFor(async () =>
    expect(shownText(await part('Tracked assets'))).toMatch(/Ethereum, tracking.*Tracked for wallet 0x3C4…A4293BC$/),
  )
  await settled(store)
})

it("says of fifty of more rows how many there are, and nothing of their order, which is the server's", async () => {
  const { part, store } = await open('moderator', other)
  await waitFor(async () => expect(shownText(await part('Tracked assets'))).toMatch(/50 of 121 are shown\./))
  expect(shownText(await part('Tracked assets'))).not.toMatch(/newest/i)
  await settled(store)
})

it('finds the staff account by the e-mail of the user, and says that there is no activity', async () => {
  const { part, store } = await open('super-admin', address)
  await waitFor(async () => expect(shownText(await part('Staff account'))).toMatch(/NameInes.*RoleVideo Editor/))
  expect(shownText(await part('Activity'))).toBe("ActivityThis server doesn't record activity.")
  await settled(store)
})

it('shows an admin no staff account but that of a moderator, whatever the server sends', async () => {
  const { part, store } = await open('admin', address)
  await waitFor(async () =>
    expect(shownText(await part('Staff account'))).toMatch(/No staff account that your role can see\.$/),
  )
  await settled(store)
})

it('says what could not be read on, and reads on when asked to', async () => {
  const { panel, part, play, user: hands, store } = await open('moderator', address, undefined, 100)
  const said = "Couldn't load the rest: 100 of 241 users read. There may be more."
  expect(await panel.findByText(said)).toBeVisible()
  expect(panel.queryByText('Not a user of the platform.')).toBeNull()
  const found = within(await part('User'))
  play.failsFrom = Infinity
  await hands.click(found.getByRole('button', { name: 'Continue' }))
  expect(await found.findByText(mona.email)).toBeVisible()
  await settled(store)
})

it('says after Stop that names are not known because the users were not all read, never that there are none', async () => {
  const later = gate()
  const { panel, part, play, user: hands, store } = await open('super-admin', address)
  Object.assign(play, { heldFrom: 200, hold: later.open })
  await panel.findByText(/^Searching: /)
  expect(panel.getAllByText('Looking up the e-mail…')).toHaveLength(2)
  await hands.click(within(await part('User')).getByRole('button', { name: 'Stop' }))
  const unread = "The e-mail couldn't be found: not all users were read."
  expect(panel.getAllByText(unread)).toHaveLength(2)
  expect(panel.queryByText(/none is known/)).toBeNull()
  later.release()
  await hands.click(within(await part('User')).getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(panel.queryByText(unread)).toBeNull())
  await settled(store)
})

it('says of an e-mail that was not found before Stop that its address is not known', async () => {
  const later = gate()
  const { panel, part, play, user: hands, store } = await open('moderator', mona.email)
  Object.assign(play, { heldFrom: 200, hold: later.open })
  await panel.findByText(/^Searching: /)
  expect(panel.getByText('Looking up the wallet address…')).toBeVisible()
  await hands.click(within(await part('User')).getByRole('button', { name: 'Stop' }))
  expect(await panel.findByText("The wallet address couldn't be found: not all users were read.")).toBeVisible()
  later.release()
  await settled(store)
})

it('finds the staff account by the e-mail of any of several users with the address', async () => {
  const { part, store } = await open('super-admin', address, [user({ id: 'z', email: 'old@tour.example' }), mona])
  await waitFor(async () => expect(shownText(await part('Staff account'))).toMatch(/NameInes.*RoleVideo Editor/))
  await settled(store)
})

it.each([403, 404, 405, 501])('reads the lists where the call for a person is answered with %s', async (status) => {
  const { panel, store } = await open('moderator', address, [mona], undefined, status)
  expect(await panel.findByRole('link', { name: 'Open in Users' })).toBeVisible()
  await settled(store)
})

it('shows the new state after a change and its Undo while the list is still being read again', async () => {
  const later = gate()
  const { panel, play, user: hands, store } = await open('moderator', address, [...another(120), mona, ...another(300)])
  await hands.click(await panel.findByRole('button', { name: `Deactivate ${mona.email}` }))
  Object.assign(play, { heldFrom: 200, hold: later.open })
  await toast(`${mona.email}: Toggled`)
  expect(await panel.findByRole('button', { name: `Activate ${mona.email}` })).toBeEnabled()
  expect(shownText(panel.getByRole('region', { name: 'User' }))).toMatch(/Status○Inactive/)
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await panel.findByRole('button', { name: `Deactivate ${mona.email}` })).toBeEnabled()
  expect(play.rows.find(({ id }) => id === mona.id)?.is_active).toBe(true)
  later.release()
  await settled(store)
  expect(panel.getByRole('button', { name: `Deactivate ${mona.email}` })).toBeEnabled()
})

it('finds the campaigns that name the e-mail in any of their texts, whatever its case, in a list that is read to its end', async () => {
  const { panel, store } = await open('moderator', mona.email, [mona], undefined, undefined, [
    ...campaigns(150),
    campaign({ id: 'd', title: 'By description', description: `Ask ${mona.email.toUpperCase()}.` }),
    campaign({ id: 'w', title: 'By website', website_url: `https://tour.example/?by=${mona.email}` }),
  ])
  const of = await panel.findByRole('link', { name: 'By description' })
  expect(of).toHaveAttribute('href', '/campaign?view=d')
  const part = panel.getByRole('region', { name: 'Campaigns that name this e-mail' })
  await settled(store)
  expect(
    within(part)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .sort(),
  ).toEqual(['By description', 'By website'])
})

import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { AdminUser } from '../../contract/entities'
import { adminUser, adminUsers, ownAdmin } from '../../testing/adminBuilders'
import { adminPaths, adminServer } from '../../testing/adminServer'
import { renderApp } from '../../testing/renderApp'
import { gate, settled } from '../../testing/requests'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { askedRows, server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'

/** Opens the admins page with these admins on the server, as a super-admin called Mona by default. */
function open(given: readonly AdminUser[], role = 'super-admin', email?: string, address = '/admin-users') {
  keepSession(role)
  if (email)
    window.localStorage.setItem(
      'user',
      JSON.stringify({ token: 'token-of-this-test', admin: { role, name: 'Mona', email } }),
    )
  const platform = adminServer(...given)
  return { ...renderApp(address), ...platform }
}

const second = adminUser({ id: '20', email: 'sue@tour.example', name: 'Sue', role: 'super-admin' })

async function menuOf({ screen, user }: ReturnType<typeof open>, name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  const items = await screen.findAllByRole('menuitem')
  const off = (item: HTMLElement) => (item.getAttribute('aria-disabled') === 'true' ? ' (off)' : '')
  return items.map((item) => `${item.textContent}${off(item)}`)
}

it('shows each admin with e-mail, name, role, day and status, and "You" for the own account', async () => {
  const { screen } = open([
    ownAdmin,
    adminUser({ role: 'admin' }),
    adminUser({ id: '8', role: '', is_active: false }),
    adminUser({ id: '9', role: 'root', name: '', email: '', created_at: '' }),
  ])
  await screen.findByText('mona@tour.example')
  const cells = screen
    .getAllByRole('row')
    .map((row) => [...row.children].slice(1).map(({ textContent }) => textContent))
  expect(cells).toEqual([
    ['Email', 'Name', 'Role', 'Date Joined', 'Status', 'Action'],
    ['mona@tour.example', 'Mona', 'Super Admin', 'Jan 31, 2026', '●Active', 'You'],
    ['ines@tour.example', 'Ines', 'Chief Admin', 'Jan 31, 2026', '●Active', ''],
    ['ines@tour.example', 'Ines', 'none', 'Jan 31, 2026', '○Inactive', ''],
    ['-', '-', 'root', '-', '●Active', ''],
  ])
  expect(screen.getByRole('checkbox', { name: 'Select mona@tour.example' })).toBeDisabled()
})

it('calls who has not chosen a password invited, unless deactivated, and says how long the invitation is open', async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const { screen } = open([
    adminUser({ id: '7', invited_until: inMinutes(150) }),
    adminUser({ id: '8', invited_until: inMinutes(-1) }),
    adminUser({ id: '9', invited_until: inMinutes(-1), is_active: false }),
    adminUser({ id: '10' }),
  ])
  await screen.findAllByText('ines@tour.example')
  const statuses = screen.getAllByRole('row').map(({ children }) => children[5]?.textContent)
  expect(statuses).toEqual([
    'Status',
    '◐InvitedInvitation ends in 2 h',
    '◐InvitedInvitation ended',
    '○InactiveInvitation ended',
    '●Active',
  ])
  const hints = screen.getAllByText(/^Invitation/).map(({ title }) => title !== '')
  expect(hints).toEqual([true, false, false])
})

it('goes back to the first page where a server that ignores paging has no second one', async () => {
  keepSession('super-admin')
  adminServer()
  const admins = adminUsers(10)
  server.use(http.get(adminPaths.list, () => HttpResponse.json({ data: { admins }, total: 10 })))
  const { screen } = renderApp('/admin-users?page=2')
  expect(await screen.findByText('1-10 of 10')).toBeVisible()
  expect(window.location.search).toBe('')
})

it('keeps a name of another direction apart from what stands beside it on a card', async () => {
  narrowTo(compactScreen)
  const { screen } = open([adminUser({ name: '\u202eseniM' })])
  expect(await screen.findByText('\u202eseniM')).toHaveAttribute('dir', 'auto')
})

it('shows cards on a compact screen', async () => {
  narrowTo(compactScreen)
  const { screen } = open([ownAdmin, adminUser()])
  const list = await screen.findByRole('list', { name: 'All Admin' })
  await screen.findByText('ines@tour.example')
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'mona@tour.exampleMona · Super Admin · joined Jan 31, 2026●ActiveYou',
    'ines@tour.exampleInes · Moderator · joined Jan 31, 2026●Active',
  ])
})

it('knows the own account by its e-mail where the server says it', async () => {
  const namesake = adminUser({ id: '3', email: 'other@tour.example', name: 'Mona', role: 'super-admin' })
  const { screen } = open([ownAdmin, namesake], 'super-admin', 'Mona@Tour.example')
  await screen.findByRole('button', { name: 'Actions for other@tour.example' })
  expect(screen.getAllByText('You')).toHaveLength(1)
})

it('does not take a namesake in another role for the own account', async () => {
  const { screen } = open([ownAdmin, adminUser({ name: 'Mona' })])
  await screen.findByRole('button', { name: 'Actions for ines@tour.example' })
  expect(screen.getAllByText('You')).toHaveLength(1)
})

it('pages and counts for an admin the moderators alone, whomever the server sends between them', async () => {
  const rows = adminUsers(30).map((row, index) => ({ ...row, role: index % 2 ? 'moderator' : 'editor' }))
  keepSession('admin')
  server.use(
    http.get(adminPaths.list, ({ request }) =>
      HttpResponse.json({ data: { admins: askedRows(request, rows) }, total: rows.length }),
    ),
  )
  const { screen, user } = renderApp('/admin-users')
  expect(await screen.findByText('1-10 of 15')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('11-15 of 15')).toBeVisible()
  expect(screen.getByText('moderator30@tour.example')).toBeVisible()
  expect(screen.queryByText('Video Editor')).toBeNull()
})

it('shows an admin moderators only, even when the server sends everybody', async () => {
  const { screen } = open(
    [ownAdmin, adminUser({ id: '3', role: 'editor', email: 'ed@tour.example' }), adminUser()],
    'admin',
  )
  await screen.findByText('ines@tour.example')
  expect(screen.getAllByRole('row')).toHaveLength(2)
})

it('shows an admin the moderators of a server that writes roles in capitals', async () => {
  const { screen } = open([adminUser({ role: 'Moderator' })], 'admin')
  expect(await screen.findByText('ines@tour.example')).toBeVisible()
})

it.each([
  ['is active', {}, ['Deactivate', 'Delete']],
  ['is inactive', { is_active: false }, ['Activate', 'Delete']],
])('offers for an admin that %s what can be done', async (_what, flags, offered) => {
  const page = open([ownAdmin, adminUser(flags)])
  expect(await menuOf(page, 'ines@tour.example')).toEqual(offered)
})

it.each([
  ['everybody is here and nobody else could', [second, adminUser()], true],
  ['the only other one is inactive', [second, { ...second, id: '3', email: 'a@b.co', is_active: false }], true],
  ['only those of one status are here', [second, adminUser()], false, '?status=active'],
  ['only those that a search finds are here', [second, { ...second, id: '3', email: 'a@b.co' }], false, '?search=sue'],
  ['a second one is active', [second, { ...second, id: '3', email: 'a@b.co' }], false],
  ['not everybody is on this page', [second, ...adminUsers(12)], false],
])('protects the last active super-admin when %s', async (_when, given, isProtected, filter = '') => {
  const page = open(given, 'super-admin', 'somebody@else.example', `/admin-users${filter}`)
  const reason = isProtected ? '(the last active Super Admin) (off)' : ''
  expect(await menuOf(page, 'sue@tour.example')).toEqual([`Deactivate${reason}`, `Delete${reason}`])
  const box = page.screen.getByLabelText('Select sue@tour.example')
  expect(box.title).toBe(isProtected ? 'The last active Super Admin' : '')
  expect(box.matches(':disabled')).toBe(isProtected)
})

it('shows by the menu of an admin that the admin is being changed', async () => {
  const page = open([ownAdmin, adminUser()])
  const { screen, user } = page
  const { open: answered, release } = gate()
  server.use(
    http.put(adminPaths.toggle, async () => {
      await answered
      return HttpResponse.json({ message: 'Not now' }, { status: 409 })
    }),
  )
  await menuOf(page, 'ines@tour.example')
  await user.click(screen.getByRole('menuitem', { name: 'Deactivate' }))
  const menu = () => screen.getByRole('button', { name: /^Actions for ines/ })
  await waitFor(() => expect(menu()).toHaveAttribute('aria-busy', 'true'))
  release()
  await waitFor(() => expect(menu()).toHaveAttribute('aria-busy', 'false'))
})

it('counts no invited admins where the server does not, because others do not say who is invited', async () => {
  const { screen } = open([ownAdmin, adminUser()])
  expect(await screen.findByRole('radio', { name: 'Active, 2' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Invited' }).parentElement).toHaveTextContent(/^Invited$/)
})

it('says that nobody is invited where the server has looked for them', async () => {
  const { screen } = open([ownAdmin], 'super-admin', undefined, '/admin-users?status=invited')
  expect(await screen.findByText('No Admin found')).toBeVisible()
})

it('says that there is no admin, with nothing to search', async () => {
  const { screen } = open([], 'admin')
  expect(await screen.findByText('No Admin')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'search by email' })).toBeDisabled()
})

it('says that no admin was found, and lets the search go on', async () => {
  const { screen, user } = open([ownAdmin])
  await screen.findByText('mona@tour.example')
  const search = screen.getByRole('searchbox', { name: 'search by email' })
  await user.type(search, 'nobody')
  expect(await screen.findByText('No Admin found')).toBeVisible()
  expect(search).toBeEnabled()
})

it('says why the admins could not be read, and reads them again when asked to', async () => {
  keepSession('super-admin')
  adminServer(ownAdmin)
  server.use(http.get(adminPaths.list, () => HttpResponse.json({}, { status: 500 }), { once: true }))
  const { screen, user } = renderApp('/admin-users')
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('mona@tour.example')).toBeVisible()
})

it('deactivates the chosen admins one after the other', async () => {
  const { screen, user, requests } = open([ownAdmin, ...adminUsers(3).slice(1)])
  await screen.findByText('moderator2@tour.example')
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Deactivate 2' }))
  expect(await screen.findByText('2 admins deactivated')).toBeVisible()
  expect(requests.filter((line) => line.startsWith('PUT'))).toEqual([
    'PUT /api/admin/admin-users/2/toggle',
    'PUT /api/admin/admin-users/3/toggle',
  ])
})

it.each([
  ['', 'Ines', 'Type the name to confirm', 'Ines'],
  ['', '', 'Type admin 7 to confirm', 'admin 7'],
])('asks before the deletion of an admin with the e-mail %j and the name %j: %s', async (email, name, label, typed) => {
  const page = open([ownAdmin, adminUser({ email, name })])
  const { screen, user } = page
  await menuOf(page, typed)
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await user.type(await screen.findByLabelText(label), typed)
  expect(screen.getByRole('button', { name: 'Delete admin' })).toBeEnabled()
})

it('deletes nobody by a form that is sent with another text, whatever has sent it', async () => {
  const page = open([ownAdmin, adminUser()])
  const { screen, user, requests } = page
  await menuOf(page, 'ines@tour.example')
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  fireEvent.submit(await screen.findByLabelText('Type the e-mail to confirm'))
  expect(screen.getByRole('dialog', { name: 'Delete ines@tour.example?' })).toBeVisible()
  await settled(page.store)
  expect(requests.filter((line) => line.startsWith('DELETE'))).toEqual([])
})

it('says of a deletion only what is so on every server', async () => {
  const page = open([ownAdmin, adminUser()])
  await menuOf(page, 'ines@tour.example')
  await page.user.click(page.screen.getByRole('menuitem', { name: 'Delete' }))
  const dialog = await page.screen.findByRole('dialog', { name: 'Delete ines@tour.example?' })
  expect(dialog.querySelector('p')).toHaveTextContent(
    /^Permanently deletes the account of Ines \(Moderator\)\. You can't undo this\.$/,
  )
})

it('deletes an admin only when the e-mail is typed, and the row goes', async () => {
  const page = open([ownAdmin, adminUser()])
  const { screen, user, requests } = page
  await menuOf(page, 'ines@tour.example')
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  const button = await screen.findByRole('button', { name: 'Delete admin' })
  expect(screen.getByRole('dialog', { name: 'Delete ines@tour.example?' })).toHaveTextContent('Ines (Moderator)')
  const field = screen.getByLabelText('Type the e-mail to confirm')
  for (const [typed, matches] of [
    ['ines@tour.exampl', false],
    [' ines@tour.example', false],
    ['INES@tour.example', true],
  ] as const) {
    await user.clear(field)
    await user.type(field, typed)
    expect(button.matches(':enabled')).toBe(matches)
  }
  expect(requests.filter((line) => line.startsWith('DELETE'))).toEqual([])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText('ines@tour.example')).toBeNull())
  expect(screen.getByText('ines@tour.example: Admin deleted')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(requests.filter((line) => line.startsWith('DELETE'))).toEqual(['DELETE /api/admin/admin-users/7'])
})

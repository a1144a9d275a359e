import { fireEvent, waitFor, within } from '@testing-library/react'
import { adminUser, adminUsers, ownAdmin } from '../../testing/adminBuilders'
import { settled } from '../../testing/requests'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { askDeletion, openAdmins } from '../../testing/openAdmins'
import { rowMenu } from '../../testing/rowMenu'

const second = adminUser({ id: '20', email: 'sue@tour.example', name: 'Sue', role: 'super-admin' })

it('shows each admin with e-mail, name, role, day and status, and "You" for the own account', async () => {
  const { screen } = openAdmins([
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

it('shows cards on a compact screen', async () => {
  narrowTo(compactScreen)
  const { screen } = openAdmins([ownAdmin, adminUser()])
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
  const { screen } = openAdmins([ownAdmin, namesake], 'super-admin', 'Mona@Tour.example')
  await screen.findByRole('button', { name: 'Actions for other@tour.example' })
  expect(screen.getAllByText('You')).toHaveLength(1)
})

it('does not take a namesake in another role for the own account', async () => {
  const { screen } = openAdmins([ownAdmin, adminUser({ name: 'Mona' })])
  await screen.findByRole('button', { name: 'Actions for ines@tour.example' })
  expect(screen.getAllByText('You')).toHaveLength(1)
})

it('shows an admin moderators only, even when the server sends everybody', async () => {
  const { screen } = openAdmins(
    [ownAdmin, adminUser({ id: '3', role: 'editor', email: 'ed@tour.example' }), adminUser()],
    'admin',
  )
  await screen.findByText('ines@tour.example')
  expect(screen.getAllByRole('row')).toHaveLength(2)
})

it.each([
  ['is active', {}, ['Deactivate', 'Delete']],
  ['is inactive', { is_active: false }, ['Activate', 'Delete']],
])('offers for an admin that %s what can be done', async (_what, flags, offered) => {
  const page = openAdmins([ownAdmin, adminUser(flags)])
  expect(await rowMenu('ines@tour.example', page.user)).toEqual(offered)
})

it.each([
  ['everybody is here and nobody else could', [second, adminUser()], true],
  ['the only other one is inactive', [second, { ...second, id: '3', email: 'a@b.co', is_active: false }], true],
  ['only those of one status are here', [second, adminUser()], false, '?status=active'],
  ['only those that a search finds are here', [second, { ...second, id: '3', email: 'a@b.co' }], false, '?search=sue'],
  ['a second one is active', [second, { ...second, id: '3', email: 'a@b.co' }], false],
  ['not everybody is on this page', [second, ...adminUsers(12)], false],
])('protects the last active super-admin when %s', async (_when, given, isProtected, filter = '') => {
  const page = openAdmins(given, 'super-admin', 'somebody@else.example', `/admin-users${filter}`)
  const reason = isProtected ? '(the last active Super Admin) (off)' : ''
  expect(await rowMenu('sue@tour.example', page.user)).toEqual([`Deactivate${reason}`, `Delete${reason}`])
  const box = page.screen.getByLabelText('Select sue@tour.example')
  expect(box.title).toBe(isProtected ? 'The last active Super Admin' : '')
  expect(box.matches(':disabled')).toBe(isProtected)
})

it('says that there is no admin, with nothing to search', async () => {
  const { screen } = openAdmins([], 'admin')
  expect(await screen.findByText('No Admin')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'search by email' })).toBeDisabled()
})

it('says that no admin was found, and lets the search go on', async () => {
  const { screen, user } = openAdmins([ownAdmin])
  await screen.findByText('mona@tour.example')
  const search = screen.getByRole('searchbox', { name: 'search by email' })
  await user.type(search, 'nobody')
  expect(await screen.findByText('No Admin found')).toBeVisible()
  expect(search).toBeEnabled()
})

it('deletes nobody by a form that is sent with another text, whatever has sent it', async () => {
  const page = openAdmins([ownAdmin, adminUser()])
  const { screen, requests } = page
  const dialog = await askDeletion(page, 'ines@tour.example')
  fireEvent.submit(screen.getByLabelText('Type the e-mail to confirm'))
  expect(dialog).toBeVisible()
  await settled(page.store)
  expect(requests.filter((line) => line.startsWith('DELETE'))).toEqual([])
})

it('deletes an admin only when the e-mail is typed, and the row goes', async () => {
  const page = openAdmins([ownAdmin, adminUser()])
  const { screen, user, requests } = page
  expect(await askDeletion(page, 'ines@tour.example')).toHaveTextContent('Ines (Moderator)')
  const button = screen.getByRole('button', { name: 'Delete admin' })
  const field = screen.getByLabelText('Type the e-mail to confirm')
  for (const [typed, matches] of [
    ['ines@tour.exampl', false],
    ['ines @tour.example', false],
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

import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminUser, adminUsers, ownAdmin } from '../../testing/adminBuilders'
import { adminPaths, adminServer } from '../../testing/adminServer'
import { renderApp } from '../../testing/renderApp'
import { gate } from '../../testing/requests'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { askedRows, server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { openAdmins } from '../../testing/openAdmins'
import { rowMenu } from '../../testing/rowMenu'

it('calls who has not chosen a password invited, unless deactivated, and says how long the invitation is open', async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const { screen } = openAdmins([
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
  const { screen } = openAdmins([adminUser({ name: '\u202eseniM' })])
  expect(await screen.findByText('\u202eseniM')).toHaveAttribute('dir', 'auto')
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

it('shows an admin the moderators of a server that writes roles in capitals', async () => {
  const { screen } = openAdmins([adminUser({ role: 'Moderator' })], 'admin')
  expect(await screen.findByText('ines@tour.example')).toBeVisible()
})

it('shows by the menu of an admin that the admin is being changed', async () => {
  const page = openAdmins([ownAdmin, adminUser()])
  const { screen, user } = page
  const { open: answered, release } = gate()
  server.use(
    http.put(adminPaths.toggle, async () => {
      await answered
      return HttpResponse.json({ message: 'Not now' }, { status: 409 })
    }),
  )
  await rowMenu('ines@tour.example', page.user)
  await user.click(screen.getByRole('menuitem', { name: 'Deactivate' }))
  const menu = () => screen.getByRole('button', { name: /^Actions for ines/ })
  await waitFor(() => expect(menu()).toHaveAttribute('aria-busy', 'true'))
  release()
  await waitFor(() => expect(menu()).toHaveAttribute('aria-busy', 'false'))
})

it('counts no invited admins where the server does not, because others do not say who is invited', async () => {
  const { screen } = openAdmins([ownAdmin, adminUser()])
  expect(await screen.findByRole('radio', { name: 'Active, 2' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Invited' }).parentElement).toHaveTextContent(/^Invited$/)
})

it('says that nobody is invited where the server has looked for them', async () => {
  const { screen } = openAdmins([ownAdmin], 'super-admin', undefined, '/admin-users?status=invited')
  expect(await screen.findByText('No Admin found')).toBeVisible()
})

it('deactivates the chosen admins one after the other', async () => {
  const { screen, user, requests } = openAdmins([ownAdmin, ...adminUsers(3).slice(1)])
  await screen.findByText('moderator2@tour.example')
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Deactivate 2' }))
  expect(await screen.findByText('2 admins deactivated')).toBeVisible()
  expect(requests.filter((line) => line.startsWith('PUT'))).toEqual([
    'PUT /api/admin/admin-users/2/toggle',
    'PUT /api/admin/admin-users/3/toggle',
  ])
})

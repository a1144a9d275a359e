import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminPaths } from '../../testing/adminServer'
import { openCreateAdmin as open } from '../../testing/openCreateAdmin'
import { server } from '../../testing/server'
import { toast, toasts } from '../../testing/toasts'
import { invitations } from './invitations'

const posts = (requests: readonly string[]) => requests.filter((line) => line.startsWith('POST'))

it.each([
  ['super-admin', ['Chief Admin', 'Moderator', 'Video Editor']],
  ['admin', ['Moderator']],
])('offers to the role %s the roles that it may give, the first chosen', async (role, offered) => {
  const { chosen } = await open(role)
  expect(
    within(chosen)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(offered)
  expect(chosen).toHaveDisplayValue(offered[0] ?? '')
})

it('says each error at its field and the first as a message, and sends nothing', async () => {
  const { dialog, name, email, create, requests } = await open('admin')
  await create()
  await toast('Name cannot be empty')
  expect(toasts()).toEqual(['error: Name cannot be empty'])
  expect(dialog.getByText('E-mail is required')).toBeVisible()
  expect(name).toHaveFocus()
  expect(email).toBeInvalid()
  expect(posts(requests)).toEqual([])
})

it('sends once what was typed, and shows the link with its end', async () => {
  const hold = jest.spyOn(invitations, 'hold')
  const { fill, create, sent, screen, requests, store } = await open()
  await fill('moderator')
  await Promise.all([create(), create()])
  const link = await screen.findByLabelText('Invitation link')
  expect(link).toHaveValue(`${window.location.origin}/?invite=one%2Ftime`)
  expect(link).toHaveAccessibleDescription(/Single use, expires Feb 1, 2026/)
  expect(sent).toEqual([{ name: 'Ada', role: 'moderator', email: 'ada@tour.example' }])
  await waitFor(() => expect(requests.slice(-2)).toEqual(['POST /api/admin/admin-users', requests[0]]))
  expect(JSON.stringify(store.getState())).not.toContain('one/time')
  expect(hold.mock.results.map(({ value }) => invitations.read(String(value)))).toEqual([undefined])
  expect(window.sessionStorage.getItem('newAdmin.name')).toBe('')
})

it('asks before it creates a Chief Admin', async () => {
  const { fill, create, screen, user, sent, requests } = await open()
  await fill('admin')
  await create()
  const asked = () => screen.findByRole('alertdialog', { name: 'Make Ada a Chief Admin?' })
  expect(await asked()).toHaveAccessibleDescription(/The account is for ada@tour\.example\.$/)
  await user.click(within(await asked()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await create()
  const question = within(await asked())
  expect(posts(requests)).toEqual([])
  await user.click(question.getByRole('button', { name: 'Create Chief Admin' }))
  await screen.findByLabelText('Invitation link')
  expect(sent).toEqual([{ name: 'Ada', role: 'admin', email: 'ada@tour.example' }])
})

it.each([
  [403, 'Your role cannot create a Moderator'],
  [422, 'Name holds invisible characters'],
])('keeps what was typed and says why when the server refuses with %d', async (status, message) => {
  const { fill, create, name, email, requests } = await open()
  server.use(http.post(adminPaths.list, () => HttpResponse.json({ message }, { status })))
  await fill('moderator')
  await create()
  await toast(message)
  expect(name).toHaveValue('Ada')
  expect(email).toHaveValue('ada@tour.example')
  expect(posts(requests)).toHaveLength(1)
})

it('tells that nobody knows when the answer was lost, reads the list again and sends nothing again', async () => {
  const { fill, create, dialog, name, requests } = await open()
  server.use(http.post(adminPaths.list, () => HttpResponse.error()))
  await fill('moderator')
  await create()
  await toast(
    "The server's answer was lost, so we don't know whether the admin was created. Check the list before you try again.",
  )
  expect(dialog.getByText(/^We don't know whether/)).toHaveTextContent(
    "We don't know whether ada@tour.example was created. Check the list before you try again. If it's new there and Invited, its link is lost: delete it first.",
  )
  expect(name).toHaveValue('Ada')
  await waitFor(() => expect(requests.slice(-2)).toEqual(['POST /api/admin/admin-users', requests[0]]))
})

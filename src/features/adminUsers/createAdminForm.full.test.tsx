import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminPaths } from '../../testing/adminServer'
import { isAskedByBrowser } from '../../testing/isAskedByBrowser'
import { openCreateAdmin as open } from '../../testing/openCreateAdmin'
import { gate } from '../../testing/requests'
import { server } from '../../testing/server'
import { toast, toasts } from '../../testing/toasts'

const posts = (requests: readonly string[]) => requests.filter((line) => line.startsWith('POST'))

it('creates with the role that it shows where the draft has one that may not be given', async () => {
  window.sessionStorage.setItem('newAdmin.role', 'admin')
  const { chosen, name, email, user, create, sent } = await open('admin')
  expect(chosen).toHaveDisplayValue('Moderator')
  await user.type(name, 'Ada')
  await user.type(email, 'ada@tour.example')
  await create()
  await waitFor(() => expect(sent).toEqual([{ name: 'Ada', role: 'moderator', email: 'ada@tour.example' }]))
})

it('says what the chosen role may do', async () => {
  const { dialog, user, chosen } = await open()
  const said = dialog.getByText(/^Chief Admins can do everything a Moderator can/)
  expect(said).toBeVisible()
  await user.selectOptions(chosen, 'editor')
  expect(dialog.getByText(/^Video Editors upload tasks/)).toBe(said)
  expect(said).toHaveAttribute('role', 'status')
})

it('begins at the name, and lets the browser ask before a reload once anything is typed', async () => {
  const { name, email, user } = await open()
  expect(name).toHaveFocus()
  expect(isAskedByBrowser()).toBe(false)
  await user.type(email, 'a')
  expect(isAskedByBrowser()).toBe(true)
})

it.each([
  [409, 'An admin with this e-mail already exists'],
  [422, 'E-mail is invalid'],
])('says at the e-mail, and nowhere else, that the server refuses it with %d', async (status, message) => {
  const { fill, create, name, email, requests } = await open()
  server.use(http.post(adminPaths.list, () => HttpResponse.json({ message }, { status })))
  await fill('moderator')
  await create()
  await waitFor(() => expect(email).toHaveAccessibleDescription(message))
  expect(email).toBeInvalid()
  expect(email).toHaveFocus()
  expect(toasts()).toEqual([])
  expect(name).toHaveValue('Ada')
  expect(email).toHaveValue('ada@tour.example')
  expect(posts(requests)).toHaveLength(1)
})

it('says in a message that the server refuses the e-mail if another one is there by then', async () => {
  const { fill, create, email, user } = await open()
  const { open: held, release } = gate()
  const message = 'An admin with this e-mail already exists'
  server.use(http.post(adminPaths.list, () => held.then(() => HttpResponse.json({ message }, { status: 409 }))))
  await fill('moderator')
  await create()
  await user.type(email, 's')
  release()
  await toast(message)
  expect(email).not.toHaveAccessibleDescription(message)
})

it('says after a 500 also that the account may exist, and has it read out', async () => {
  const { fill, create, dialog } = await open()
  server.use(http.post(adminPaths.list, () => HttpResponse.json(null, { status: 500 })))
  await fill('moderator')
  // Screen readers know it before its text comes.
  const status = dialog.getAllByRole('status').at(-1)
  expect(status).toBeEmptyDOMElement()
  await create()
  await toast('Network Error. Try Again')
  expect(dialog.getByText(/^We don't know whether/)).toBeVisible()
  expect(status).toContainElement(dialog.getByText(/^We don't know whether/))
})

it('stays open while the admin is being created, and the browser asks before a reload whatever the fields say', async () => {
  const { fill, create, name, email, dialog, screen, user } = await open()
  const { open: opened, release } = gate()
  server.use(
    http.post(adminPaths.list, async () => {
      await opened
      return HttpResponse.json({ message: 'no' }, { status: 409 })
    }),
  )
  await fill('moderator')
  await create()
  for (const field of [name, email]) await user.clear(field)
  expect(isAskedByBrowser()).toBe(true)
  expect(dialog.getByRole('button', { name: /^Create/ })).toHaveAttribute('aria-busy', 'true')
  await user.keyboard('{Escape}')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('dialog', { name: 'Create Admin' })).toBeVisible()
  release()
  await toast('no')
})

it('keeps what was typed as a draft', async () => {
  const { fill, dialog, user, screen } = await open()
  await fill('editor')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Create New Admin' }))
  const again = within(await screen.findByRole('dialog', { name: 'Create Admin' }))
  expect(again.getByLabelText('Name')).toHaveValue('Ada')
  expect(again.getByLabelText('Choose Role')).toHaveValue('editor')
  expect(again.getByLabelText('Email')).toHaveValue('ada@tour.example')
})

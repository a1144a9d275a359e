import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminPaths } from '../../testing/adminServer'
import { isAskedByBrowser } from '../../testing/isAskedByBrowser'
import { openCreateAdmin as open } from '../../testing/openCreateAdmin'
import { gate } from '../../testing/requests'
import { server } from '../../testing/server'
import { toast, toasts } from '../../testing/toasts'

it.each([
  ['its words', { message: 'An e-mail is on its way' }, 'An e-mail is on its way'],
  ['nothing', null, 'ada@tour.example was created'],
])('says how the person gets in where the server answers %s and no invitation', async (_what, answer, told) => {
  const { fill, create, screen, user, requests } = await open()
  server.use(http.post(adminPaths.list, () => HttpResponse.json(answer, { status: 201 })))
  await fill('moderator')
  await create()
  await toast(told)
  const after = within(await screen.findByRole('dialog', { name: 'Ada has an account' }))
  expect(after.getByText(/doesn't return an invitation link/)).toHaveTextContent('ada@tour.example is a Moderator now.')
  expect(screen.queryByLabelText('Invitation link')).toBeNull()
  expect(toasts()).toEqual([told])
  await waitFor(() => expect(requests.slice(-2)).toEqual(['POST /api/admin/admin-users', requests[0]]))
  await user.click(after.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('asks before the link is closed without having been copied, and keeps it until that is confirmed', async () => {
  const { fill, create, screen, user } = await open()
  await fill('moderator')
  await create()
  await screen.findByLabelText('Invitation link')
  await user.keyboard('{Escape}')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText('Invitation link')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close anyway' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts()).toEqual(['Admin created'])
})

it('says that the link was lost when Back is pressed before it was copied', async () => {
  const { fill, create, screen } = await open()
  await fill('moderator')
  await create()
  await screen.findByLabelText('Invitation link')
  window.history.back()
  await toast(
    "ada@tour.example was created, but its invitation link wasn't copied. Delete the account and create it again.",
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('selects the whole link in its field, closes at once after it was copied there, and the browser asks before a reload only until then', async () => {
  const { fill, create, screen, user } = await open()
  await fill('moderator')
  await create()
  const link = await screen.findByLabelText<HTMLInputElement>('Invitation link')
  expect(isAskedByBrowser()).toBe(true)
  act(() => link.focus())
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length])
  fireEvent.copy(link)
  await waitFor(() => expect(isAskedByBrowser()).toBe(false))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByLabelText('Invitation link')).toBeNull())
})

it('closes at once after the link was copied', async () => {
  const { fill, create, screen, user } = await open()
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await fill('moderator')
  await create()
  await user.click(await screen.findByRole('button', { name: 'Copy invitation link' }))
  await toast('Copied')
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/?invite=one%2Ftime`)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText('Invitation link')).toBeNull())
  expect(toasts()).toEqual(['Admin created', 'Copied'])
})

it('says no end of a link of which the server tells none', async () => {
  const { fill, create, screen } = await open()
  const data = { invitation: 'one/time', expires_at: '' }
  server.use(http.post(adminPaths.list, () => HttpResponse.json({ data }, { status: 201 })))
  await fill('moderator')
  await create()
  const link = await screen.findByLabelText('Invitation link')
  expect(link).toHaveAccessibleDescription("Single use. You won't see it again.")
})

it('says that nobody saw the invitation when the dialog was left before it came', async () => {
  const { fill, create, screen } = await open()
  const { open: opened, release } = gate()
  server.use(
    http.post(adminPaths.list, async () => {
      await opened
      return HttpResponse.json({ data: { invitation: 'one/time', expires_at: '' } }, { status: 201 })
    }),
  )
  await fill('moderator')
  await create()
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  release()
  await toast(
    "ada@tour.example was created, but its invitation link wasn't shown. Delete the account and create it again.",
  )
  expect(screen.queryByLabelText('Invitation link')).toBeNull()
})

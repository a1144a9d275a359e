import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminApi } from '../../api/adminApi'
import { screenPath } from '../../config/paths'
import { campaign } from '../../testing/builders'
import { campaignServer } from '../../testing/campaignServer'
import { chainServer } from '../../testing/chainServer'
import { chainB } from '../../testing/testChains'
import '../../testing/modalDialog'
import { renderApp } from '../../testing/renderApp'
import { recordRequests } from '../../testing/requests'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { toast, toasts } from '../../testing/toasts'
import { notify } from '../../ui/messages/notify'

const over = { name: 'Your session has ended' }
const mona = { role: 'moderator', name: 'Mona', email: 'mona@tour.example' }
const refuseAll = () =>
  server.use(http.all('/api/admin/*', () => HttpResponse.json({ message: 'Sign in to continue' }, { status: 401 })))

type Console = ReturnType<typeof renderApp>

/** The sign-in over the page, filled in and sent; the server takes its person for this one. */
async function signInAs(admin: object, { user, screen }: Console) {
  server.use(http.post('/api/admin/login', () => HttpResponse.json({ data: { token: 'next', admin } })))
  const dialog = within(await screen.findByRole('dialog', over))
  const email = dialog.getByLabelText('E-mail')
  if (email instanceof HTMLInputElement && !email.value) await user.type(email, 'mona@tour.example')
  await user.type(dialog.getByLabelText('Password'), 'password{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog', over)).toBeNull())
}

/** A super-admin who is typing on the vesting page when the session ends. */
async function typing() {
  keepSession('super-admin')
  chainServer()
  chainServer({ chain: chainB })
  const app = renderApp('/vesting')
  const field = await app.screen.findByLabelText('Look up an address')
  await app.user.type(field, '0xabc')
  await within(app.screen.getByRole('banner')).findByRole('button', { name: 'Connect wallet' })
  refuseAll()
  await app.store.dispatch(adminApi.endpoints.campaignStats.initiate(undefined, { subscribe: false }))
  await app.screen.findByRole('dialog', over)
  return { ...app, field }
}

it('stands over the page of a stored session that is dead, once and without a message, and the data comes after it', async () => {
  keepSession('moderator')
  refuseAll()
  const requests = recordRequests()
  const app = renderApp('/campaign?page=1')
  const { screen } = app
  await screen.findByRole('dialog', over)
  expect(screen.getAllByRole('dialog', over)).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Campaigns' })).toBeInTheDocument()
  expect(toasts()).toEqual([])
  expect(requests.length).toBeLessThanOrEqual(2)
  server.resetHandlers()
  campaignServer(campaign())
  await signInAs({ ...mona, email: '' }, app)
  expect(await screen.findByText('City tour')).toBeVisible()
  expect(window.location.pathname + window.location.search).toBe('/campaign?page=1')
})

it('loses nothing that was typed, and gives the focus back', async () => {
  const app = await typing()
  await signInAs({ role: 'super-admin', name: 'Mona' }, app)
  expect(app.screen.getByLabelText('Look up an address')).toBe(app.field)
  expect(app.field).toHaveValue('0xabc')
  expect(app.field).toHaveFocus()
})

it('leaves a dialog open that was open', async () => {
  keepSession('super-admin')
  campaignServer(campaign())
  const app = renderApp('/campaign')
  await app.user.click(await app.screen.findByRole('button', { name: 'Connect wallet' }))
  const wallets = await app.screen.findByRole('dialog', { name: 'Connect Wallet' })
  refuseAll()
  await app.store.dispatch(adminApi.endpoints.campaignStats.initiate(undefined, { forceRefetch: true }))
  server.use(http.all('/api/admin/*', () => new HttpResponse(null, { status: 404 })))
  campaignServer(campaign())
  await signInAs({ ...mona, role: 'super-admin', email: '' }, app)
  expect(app.screen.getByRole('dialog', { name: 'Connect Wallet' })).toBe(wallets)
})

it('knows who is asked: the e-mail is filled in and the password has the focus', async () => {
  window.localStorage.setItem('user', JSON.stringify({ token: 't', admin: mona }))
  window.localStorage.setItem('access_token', 't')
  refuseAll()
  const { screen, user } = renderApp('/campaign')
  const dialog = within(await screen.findByRole('dialog', over))
  expect(dialog.getByLabelText('E-mail')).toHaveValue('mona@tour.example')
  expect(dialog.getByLabelText('Password')).toHaveFocus()
  // Messages about the sign-in are announced and usable in front of the inert page.
  await user.type(dialog.getByLabelText('Password'), 'password{Enter}')
  const said = await toast('Sign in to continue')
  expect(dialog.getByRole('alert')).toContainElement(said)
})

it('takes the messages over without having them read out again', async () => {
  keepSession('moderator')
  campaignServer(campaign())
  const { screen, store } = renderApp('/campaign')
  await screen.findByText('City tour')
  notify.error('It failed')
  const said = await toast('It failed')
  expect(screen.getByRole('alert')).toContainElement(said)
  refuseAll()
  await store.dispatch(adminApi.endpoints.campaignStats.initiate(undefined, { forceRefetch: true }))
  const dialog = await screen.findByRole('dialog', over)
  expect(dialog).toContainElement(said)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('does not close by itself', async () => {
  keepSession('moderator')
  refuseAll()
  const { screen } = renderApp('/campaign')
  const dialog = await screen.findByRole('dialog', over)
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  if (dialog instanceof HTMLDialogElement) dialog.open = false
  fireEvent(dialog, new Event('close'))
  expect(dialog).toHaveAttribute('open')
})

it('leads somebody else who signs in home, to nothing of who was here', async () => {
  const app = await typing()
  server.use(http.all('/api/admin/*', () => HttpResponse.json({}, { status: 403 })))
  await signInAs({ ...mona, name: 'Leo' }, app)
  expect(await app.screen.findByText('Leo')).toBeVisible()
  expect(window.location.pathname).toBe(screenPath('dashboard'))
  expect(app.screen.queryByLabelText('Look up an address')).toBeNull()
  expect(toasts()).toEqual([])
})

it('can be left: then nobody is signed in, and the next person begins anew', async () => {
  const { user, screen } = await typing()
  const requests = recordRequests()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(screen.queryByRole('dialog', over)).toBeNull()
  expect(window.history.state).toBeNull()
  expect(requests.filter((request) => request.includes('/api/'))).toEqual([])
})

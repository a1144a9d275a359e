import { http, HttpResponse } from 'msw'
import { emptyPlatform } from '../../testing/emptyPlatform'
import { recordRequests, settled } from '../../testing/requests'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { stored } from '../../testing/storedSession'
import { toast } from '../../testing/toasts'
import '../../testing/modalDialog'

const registerPath = '/api/admin/register'
const askPath = '/api/admin/invitation'

/** A server without the addition; tests that need another answer give it. */
beforeEach(() => server.use(http.post(askPath, () => HttpResponse.json({ message: 'Not found' }, { status: 404 }))))

/** Opens an invitation's link, types these passwords and submits. */
async function send(password: string, confirmation: string) {
  const app = renderApp('/?invite=one-time')
  const { user, screen } = app
  expect(await screen.findByRole('heading', { name: 'Accept your invitation' })).toBeVisible()
  const button = await screen.findByRole('button', { name: 'Create account' })
  if (password) await user.type(screen.getByLabelText('Password'), password)
  if (confirmation) await user.type(screen.getByLabelText('Confirm Password'), confirmation)
  await user.click(button)
  return app
}

it.each([
  ['', '', 'Password is required', 'Password'],
  ['short', 'short', 'Password must be greater than 7', 'Password'],
  ['password', '', 'Confirm Password is required', 'Confirm Password'],
  ['password', 'passw0rd', 'Passwords do not match', 'Confirm Password'],
])('with %j and %j says "%s" and sends nothing', async (password, confirmation, message, label) => {
  const requests = recordRequests()
  const { screen } = await send(password, confirmation)
  await toast(message)
  expect(screen.getByLabelText(label)).toHaveFocus()
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
  expect(requests).toEqual([`POST ${askPath}`])
})

it('sends the invitation with the password, then returns to the sign-in without the token in the address', async () => {
  const bodies: unknown[] = []
  server.use(
    http.post(registerPath, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ message: 'Your password is set. Sign in with it' })
    }),
  )
  const { screen } = await send('password', 'password')
  await toast('Your password is set. Sign in with it')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(window.location.search).toBe('')
  expect(bodies).toEqual([{ invitation: 'one-time', password: 'password', password_confirmation: 'password' }])
})

it('goes on to the sign-in with the e-mail of the invitation, in the field of the password', async () => {
  const data = { name: 'Ada', email: 'ada@tour.example', role: 'moderator' }
  server.use(
    http.post(askPath, () => HttpResponse.json({ data })),
    http.post(registerPath, () => HttpResponse.json({ message: 'Your password is set. Sign in with it' })),
  )
  const { screen } = await send('password', 'password')
  expect(await screen.findByLabelText('E-mail')).toHaveValue('ada@tour.example')
  expect(screen.getByLabelText('Password')).toHaveFocus()
})

it('keeps the passwords when the invitation is refused', async () => {
  const message = 'This invitation has expired or was used. Ask your admin for a new one.'
  server.use(http.post(registerPath, () => HttpResponse.json({ message }, { status: 403 })))
  const { screen } = await send('password', 'password')
  await toast(message)
  expect(screen.getByLabelText('Password')).toHaveValue('password')
  expect(screen.getByLabelText('Confirm Password')).toHaveValue('password')
  expect(window.location.search).toBe('?invite=one-time')
})

describe('in a browser where somebody is signed in', () => {
  const registered = () => HttpResponse.json({ message: 'Your password is set. Sign in with it' })

  it('is shown all the same, leads back to their page, and changes nothing of their session', async () => {
    keepSession('editor')
    const session = stored()
    emptyPlatform()
    server.use(http.post(registerPath, registered))
    const { screen, user } = await send('password', 'password')
    await toast('Your password is set. Sign in with it')
    expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
    expect(window.location.href).toMatch(/\/tasks$/)
    expect(stored()).toEqual(session)
    server.use(http.post('/api/admin/logout', () => HttpResponse.json({})))
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  it('leads back to their page without being taken', async () => {
    keepSession('editor')
    emptyPlatform()
    const { screen, user } = renderApp('/?invite=one-time')
    await user.click(await screen.findByRole('link', { name: 'Back to sign-in' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
    expect(window.location.href).toMatch(/\/tasks$/)
  })

  it('is shown where the session is over, which is told afterwards', async () => {
    keepSession('editor')
    server.use(
      http.post(registerPath, registered),
      http.all('/api/admin/*', () => HttpResponse.json({}, { status: 401 })),
    )
    const { screen, store } = await send('password', 'password')
    await settled(store)
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
    expect(window.location.search).toBe('')
  })
})

describe('asks the server whom the invitation is for', () => {
  const open = async () => {
    const { screen, ...app } = renderApp('/?invite=one-time')
    expect(await screen.findByRole('link', { name: 'Back to sign-in' })).toBeVisible()
    return { screen, ...app }
  }

  it('and says who invited whom as what; the token stays out of address and store', async () => {
    const bodies: unknown[] = []
    server.use(
      http.post(askPath, async ({ request }) => {
        bodies.push(await request.json())
        const data = { name: 'Ada', email: 'ada@tour.example', role: 'moderator', invited_by: 'M. Admin' }
        return HttpResponse.json({ data })
      }),
    )
    const { screen, store } = await open()
    expect(screen.getByText(/invited you/)).toHaveTextContent(
      "M. Admin invited you, Ada, as Moderator. You'll sign in with ada@tour.example.",
    )
    expect(screen.getByRole('button', { name: 'Create account' })).toBeVisible()
    expect(bodies).toEqual([{ invitation: 'one-time' }])
    expect(JSON.stringify(store.getState())).not.toContain('one-time')
  })

  it('and shows no form for one that has expired or was used, and the way to the sign-in', async () => {
    server.use(http.post(askPath, () => HttpResponse.json({ message: 'Over' }, { status: 410 })))
    const { screen, user } = await open()
    expect(screen.getByRole('alert')).toHaveTextContent(/^This invitation has expired or was used\./)
    expect(screen.queryByLabelText('Password')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Back to sign-in' }))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(screen.getByText(/^Create a commitment-free account/)).toBeVisible()
  })

  it.each([
    ['has no such address', () => HttpResponse.json(null, { status: 404 })],
    ['refuses what it does not know', () => HttpResponse.json({ message: 'No' }, { status: 403 })],
    ['answers with something else', () => HttpResponse.json({})],
    ['cannot be reached', () => HttpResponse.error()],
  ])('and shows the form alone where the server %s', async (_what, answer) => {
    server.use(http.post(askPath, answer))
    const { screen } = await open()
    expect(screen.getByLabelText('Password')).toBeVisible()
    expect(screen.queryByText(/invited you,/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

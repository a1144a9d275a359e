import { http, HttpResponse } from 'msw'
import { recordRequests } from '../../testing/requests'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { toast } from '../../testing/toasts'

const registerPath = '/api/admin/register'

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
  expect(requests).toEqual([])
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

it('keeps the passwords when the invitation is refused', async () => {
  const message = 'This invitation is not valid any more. Ask for a new one'
  server.use(http.post(registerPath, () => HttpResponse.json({ message }, { status: 403 })))
  const { screen } = await send('password', 'password')
  await toast(message)
  expect(screen.getByLabelText('Password')).toHaveValue('password')
  expect(screen.getByLabelText('Confirm Password')).toHaveValue('password')
  expect(window.location.search).toBe('?invite=one-time')
})

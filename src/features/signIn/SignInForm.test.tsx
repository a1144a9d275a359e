import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { gate, recordRequests } from '../../testing/requests'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { toast, toasts } from '../../testing/toasts'
import { signInBy } from './signIn'
import { SignInForm } from './SignInForm'

const loginPath = '/api/admin/login'

/** Opens the sign-in page and types this e-mail and password. */
async function typed(email: string, password: string) {
  const { user, screen } = renderApp('/')
  const fields = { email: await screen.findByLabelText('E-mail'), password: screen.getByLabelText('Password') }
  if (email) await user.type(fields.email, email)
  if (password) await user.type(fields.password, password)
  return { user, screen, ...fields, submit: () => user.click(screen.getByRole('button', { name: /^Sign in/ })) }
}

it.each([
  ['', '', 'E-mail is required', ['E-mail is required', 'Password is required'], 'email'],
  ['a@b', 'short', 'E-mail is invalid', ['E-mail is invalid', 'Password must be greater than 7'], 'email'],
  ['a@b.co', '', 'Password is required', ['Password is required'], 'password'],
  ['a@b.co', '1234567', 'Password must be greater than 7', ['Password must be greater than 7'], 'password'],
] as const)(
  'with %j and %j says "%s", marks each field and sends nothing',
  async (email, password, message, all, first) => {
    const requests = recordRequests()
    const form = await typed(email, password)
    await form.submit()
    await toast(message)
    expect(toasts()).toEqual([`error: ${message}`])
    expect([...document.querySelectorAll('.field-error')].map((error) => error.textContent)).toEqual(all)
    expect(form[first]).toHaveFocus()
    expect(form[first]).toHaveAccessibleDescription(message)
    expect(form[first]).toBeInvalid()
    expect(requests).toEqual([])
  },
)

it('sends a password of any length, as a server may have taken it', async () => {
  const requests = recordRequests()
  server.use(http.post(loginPath, () => HttpResponse.json({ message: 'No' }, { status: 401 })))
  const form = await typed('a@b.co', '')
  form.password.focus()
  await form.user.paste('x'.repeat(300))
  await form.submit()
  await toast('No')
  expect(requests).toEqual([`POST ${loginPath}`])
})

it('takes the marks away once the values are right', async () => {
  server.use(http.post(loginPath, () => HttpResponse.json({ message: 'no' }, { status: 401 })))
  const form = await typed('a@b', 'password')
  await form.submit()
  await toast('E-mail is invalid')
  await form.user.type(form.email, '.co')
  await form.submit()
  await toast('no')
  expect(document.querySelector('.field-error')).toBeNull()
  expect(form.email).toBeValid()
})

it('sends the e-mail without blanks round it and the password as it is', async () => {
  const bodies: unknown[] = []
  server.use(
    http.post(loginPath, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ message: 'no' }, { status: 401 })
    }),
  )
  const form = await typed('', ' password ')
  form.email.setAttribute('type', 'text')
  await form.user.type(form.email, ' Mona@tour.example ')
  await form.submit()
  await toast('no')
  expect(bodies).toEqual([{ email: 'Mona@tour.example', password: ' password ' }])
})

it.each([
  [401, { message: 'E-mail or password is wrong' }, 'E-mail or password is wrong'],
  [429, { message: 'Too many attempts. Try again in 15 minutes' }, 'Too many attempts. Try again in 15 minutes'],
  [500, { message: 'stack' }, 'Network Error. Try Again'],
  [502, undefined, 'Something went wrong. Try Again'],
])('after a %d with %j says "%s" once, keeps what was typed and can be sent again', async (status, body, message) => {
  server.use(http.post(loginPath, () => HttpResponse.json(body ?? null, { status })))
  const requests = recordRequests()
  const form = await typed('mona@tour.example', 'password')
  await form.submit()
  await toast(message)
  expect(toasts()).toEqual([`error: ${message}`])
  expect(form.email).toHaveValue('mona@tour.example')
  expect(form.password).toHaveValue('password')
  const button = form.screen.getByRole('button', { name: 'Sign in' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  expect(requests).toHaveLength(1)
})

it('says that something went wrong when the answer brings no token, and keeps what was typed', async () => {
  server.use(http.post(loginPath, () => HttpResponse.json({ data: { admin: { role: 'admin', name: 'x' } } })))
  const form = await typed('mona@tour.example', 'password')
  await form.submit()
  await toast('Something went wrong. Try Again')
  expect(form.password).toHaveValue('password')
})

it('sends one request for a hundred presses of Enter, and cannot be pressed meanwhile', async () => {
  const { open, release } = gate()
  server.use(
    http.post(loginPath, async () => {
      await open
      return HttpResponse.json({ message: 'no' }, { status: 401 })
    }),
  )
  const requests = recordRequests()
  const form = await typed('mona@tour.example', 'password')
  // Two in the same tick, before any render, and then many more.
  for (const submit of [fireEvent.submit, fireEvent.submit]) submit(form.password)
  await form.user.type(form.password, '{Enter}'.repeat(98))
  const button = await form.screen.findByRole('button', { name: /Sign in/ })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAttribute('aria-busy', 'true')
  await form.user.click(button)
  release()
  await toast('no')
  expect(requests).toEqual([`POST ${loginPath}`])
})

it('shows the password and hides it again, and sends nothing by that', async () => {
  const { user, screen, email, password } = await typed('', 'password')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show Password' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide Password' }))
  expect(password).toHaveAttribute('type', 'password')
  // An empty e-mail that was sent would be marked.
  expect(email).not.toHaveAttribute('aria-invalid')
})

it('shows the HTML of a message as text', async () => {
  const message = '<img src=x onerror=alert(1)>'
  server.use(http.post(loginPath, () => HttpResponse.json({ message }, { status: 400 })))
  const form = await typed('mona@tour.example', 'password')
  await form.submit()
  expect(await toast(message)).toBeVisible()
  expect(document.querySelector('.toast img')).toBeNull()
})

it('invites to create a commitment-free account', async () => {
  const { screen } = await typed('', '')
  expect(screen.getByText(/^Create a commitment-free account/)).toBeVisible()
})

it('takes nothing from another form that it comes in place of', async () => {
  function Page() {
    const [isDone, setDone] = useState(false)
    if (isDone) return <SignInForm email="ines@tour.example" signIn={undefined} />
    return (
      <form>
        <input name="password" defaultValue="new-secret" />
        <button type="button" onClick={() => setDone(true)}>
          Accept
        </button>
      </form>
    )
  }
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect(screen.getByLabelText('E-mail')).toHaveValue('ines@tour.example')
  expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue('')
})

it('does not send by itself what is still typed after an Enter that came before the code', async () => {
  const send = jest.fn()
  const { rerender } = render(<SignInForm signIn={undefined} onEarly={() => new Promise(() => undefined)} />)
  const password = screen.getByLabelText('Password', { selector: 'input' })
  await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.co{Enter}')
  await userEvent.type(password, 'super-on')
  rerender(<SignInForm signIn={{ ...signInBy(jest.fn(), false), send }} />)
  await userEvent.type(password, '-this-machine{Enter}')
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(send).toHaveBeenCalledWith({ email: 'a@b.co', password: 'super-on-this-machine' })
})

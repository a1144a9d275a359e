import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { screenAccess } from '../contract/endpoints'
import { keysOf } from '../contract/keysOf'
import '../testing/browserLike'
import { openStore } from '../testing/signedInStore'
import { server } from '../testing/server'
import { testConfig } from '../testing/testChains'
import { toast, toasts } from '../testing/toasts'
import { Notifications } from '../ui/messages/Notifications'
import { inlinePart } from '../ui/lazyPart'
import { signInDocument } from './signInDocument'
import { consoleOf, type Console } from './openConsole'
import { Root } from './Root'

const { appName } = testConfig

/** A part of its own, as in main.tsx; its code is there before the page is taken over. */
const SignInPage = inlinePart(() => import('../features/signIn/SignInPage'))
beforeAll(() => SignInPage.preload())

/** The page as it comes, and its take-over by the console's own code. */
function comingPage() {
  window.history.replaceState(null, '', '/')
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  // The HTML is that of the build.
  root.innerHTML = signInDocument(appName).signIn
  const form = root.querySelector('form')
  const [email, password] = root.querySelectorAll('input')
  if (!form || !email || !password) throw new Error('The page has no sign-in form')
  const errors: unknown[] = []
  const take = (fetchConsole: () => Promise<Console>) =>
    render(
      <Root
        appName={appName}
        entry="signIn"
        SignInPage={SignInPage}
        messages={<Notifications />}
        fetchConsole={fetchConsole}
      />,
      { container: root, hydrate: true, onRecoverableError: (error) => errors.push(error) },
    )
  return { root, form, email, password, errors, take }
}

/** A console that arrives when `come` is called, with the number of times that it was asked for. */
function console() {
  let come: (opened: Console) => void = () => undefined
  const coming = new Promise<Console>((resolve) => (come = resolve))
  return {
    fetchConsole: jest.fn(() => coming),
    come: () => act(() => Promise.resolve(come(consoleOf(openStore(), testConfig)))),
  }
}

/** Answers the sign-in with a refusal and keeps what was sent. */
function refusedLogins() {
  const bodies: unknown[] = []
  server.use(
    http.post('/api/admin/login', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ message: 'no' }, { status: 401 })
    }),
  )
  return bodies
}

const typed = { email: 'mona@tour.example', password: 'password' }

it('is taken over as it stands: the same elements, nothing drawn anew', () => {
  const { root, errors, take } = comingPage()
  const before = [...root.querySelectorAll('*')]
  const html = root.innerHTML
  take(console().fetchConsole)
  expect(errors).toEqual([])
  expect([...root.querySelectorAll('*')]).toEqual(before)
  expect(root.innerHTML).toBe(html)
})

it('keeps what was typed, the caret and the shown password, and sends them', async () => {
  const bodies = refusedLogins()
  const { form, email, password, errors, take } = comingPage()
  email.value = typed.email
  password.value = typed.password
  const show = form.querySelector('[aria-pressed]')
  // As public/form.js does it.
  password.type = 'text'
  show?.setAttribute('aria-pressed', 'true')
  password.focus()
  password.setSelectionRange(3, 3)

  const { fetchConsole, come } = console()
  take(fetchConsole)
  expect([email.value, password.value, password.type]).toEqual([typed.email, typed.password, 'text'])
  expect(show).toHaveTextContent('Hide')
  expect(password).toHaveFocus()
  expect(password.selectionStart).toBe(3)

  const user = userEvent.setup({ delay: null })
  await user.keyboard('x')
  await come()
  await user.keyboard('{Enter}')
  await toast('no')
  expect(bodies).toEqual([{ email: typed.email, password: 'pasxsword' }])
  expect(errors).toEqual([])
})

it('sends a form once that was sent before any script had come', async () => {
  const bodies = refusedLogins()
  const { form, email, password, take } = comingPage()
  email.value = typed.email
  password.value = typed.password
  form.dataset.sent = ''
  const { fetchConsole, come } = console()
  take(fetchConsole)
  expect(form.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true')
  expect(bodies).toEqual([])
  await come()
  await toast('no')
  expect(bodies).toEqual([typed])
  expect(form.dataset.sent).toBeUndefined()
  expect(form.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'false')
})

it('keeps what was typed, the focus and a sent form where a password manager makes React draw it anew', async () => {
  const bodies = refusedLogins()
  const { root, form, email, password, errors, take } = comingPage()
  email.value = typed.email
  password.value = typed.password
  password.focus()
  form.dataset.sent = ''
  password.after(document.createElement('div'))
  const { fetchConsole, come } = console()
  take(fetchConsole)
  expect(errors).toHaveLength(1)
  expect(root).not.toContainElement(form)
  const drawn = root.querySelector<HTMLInputElement>('[name=password]')
  expect(drawn).toHaveFocus()
  expect(drawn?.selectionStart).toBe(typed.password.length)
  await come()
  await toast('no')
  expect(bodies).toEqual([typed])
})

it('says so when the code behind the form is missing, and asks for it again at the next press', async () => {
  const bodies = refusedLogins()
  const { form, email, password, take } = comingPage()
  email.value = typed.email
  password.value = typed.password
  const opened = consoleOf(openStore(), testConfig)
  const fetchConsole = jest.fn<Promise<Console>, []>(() => Promise.reject(new Error('ChunkLoadError')))
  take(fetchConsole)
  const user = userEvent.setup({ delay: null })
  const press = form.querySelector('[type=submit]')
  if (!press) throw new Error('The form has no button')
  await user.click(press)
  await toast('This part of the console is missing. Try again, or reload the page.')
  expect(press).toHaveAttribute('aria-busy', 'false')
  expect(email).toHaveValue(typed.email)

  fetchConsole.mockImplementation(() => Promise.resolve(opened))
  await user.click(press)
  await toast('no')
  expect(bodies).toEqual([typed])
})

it('fetches the console at the first sign of a person and not before', () => {
  const { take } = comingPage()
  const { fetchConsole } = console()
  take(fetchConsole)
  expect(fetchConsole).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pointermove'))
  expect(fetchConsole).toHaveBeenCalledTimes(1)
  expect(toasts()).toEqual([])
})

it('fetches the console for a page that stands open for five seconds', () => {
  jest.useFakeTimers()
  const { take } = comingPage()
  const { fetchConsole } = console()
  take(fetchConsole)
  jest.advanceTimersByTime(4_999)
  expect(fetchConsole).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(fetchConsole).toHaveBeenCalledTimes(1)
})

it('has the drawing of each icon that the frame refers to', () => {
  const { frame, icons } = signInDocument(appName)
  const page = document.createElement('div')
  page.innerHTML = icons + frame
  const used = [...page.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '')
  expect(used).toHaveLength(keysOf(screenAccess).length)
  expect(used.filter((href) => !page.querySelector(`path${href}`))).toEqual([])
})

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Link } from 'react-router-dom'
import '../testing/browserLike'
import { useUnsaved } from '../ui/forms/keepUnsaved'
import { mayLeave } from '../ui/forms/unsaved'
import { LeaveQuestion } from './LeaveQuestion'
import { isAskedByBrowser } from '../testing/isAskedByBrowser'

const question = { name: 'Leave without saving?' }

function Form({ dirty }: { dirty: boolean }) {
  useUnsaved(dirty)
  return <p>A form</p>
}

/** Something unsaved beside the forms. */
function Work({ work }: { work: Parameters<typeof useUnsaved>[1] }) {
  useUnsaved(true, work)
  return null
}
const underWay = { words: { title: 'Leave before it is sent?', text: 'It is under way.' } }
const insideOnly = { ...underWay, isKeptInside: true }
const draft = { words: { title: question.name, text: 'It stays as a draft.' }, isDraft: true }

const left = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())

/**
 * Two forms, dirty or not, and links that call `left` when they are followed; the test environment does not navigate.
 */
function page(...dirty: boolean[]) {
  left.mockClear()
  window.history.replaceState(null, '', '/tasks')
  const shown = (forms: readonly boolean[]) => (
    <MemoryRouter>
      <LeaveQuestion />
      {forms.map((each, index) => (
        <Form key={index} dirty={each} />
      ))}
      <Link to="/users" onClick={left}>
        <b>Users</b>
      </Link>
      <a href="/tasks?page=2" onClick={left}>
        Next page
      </a>
      <a href="#main" onClick={left}>
        Skip
      </a>
      <a href="/users" target="_blank" onClick={left}>
        New window
      </a>
      <a href="/users.csv" download onClick={left}>
        Download
      </a>
      <a href="https://elsewhere.example/users" onClick={left}>
        Elsewhere
      </a>
      <button type="button" onClick={left}>
        Other
      </button>
    </MemoryRouter>
  )
  const { rerender, unmount } = render(shown(dirty))
  const user = userEvent.setup()
  return {
    user,
    unmount,
    become: (...forms: boolean[]) => rerender(shown(forms)),
    press: (name: string) => user.click(screen.getByText(name)),
  }
}

it('asks before a link, and stays when the answer is no', async () => {
  const { press, user } = page(true)
  await press('Users')
  expect(await screen.findByRole('alertdialog', question)).toHaveAccessibleDescription(
    "What you typed on this page and didn't send will be lost.",
  )
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(left).not.toHaveBeenCalled()
  expect(isAskedByBrowser()).toBe(true)
  // What is left of the click must not make the browser follow the link.
  expect(fireEvent.click(screen.getByText('Users'))).toBe(false)
  expect(await screen.findByRole('alertdialog', question)).toBeVisible()
})

it('takes its question back when there is nothing to lose any more, and stays', async () => {
  const { press, become } = page(true)
  await press('Users')
  await screen.findByRole('alertdialog', question)
  become(false)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(left).not.toHaveBeenCalled()
})

it('goes on once when the answer is yes, and the browser asks no more', async () => {
  const { press, user } = page(true, true)
  await press('Users')
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(isAskedByBrowser()).toBe(false)
})

it.each(['Next page', 'Skip', 'New window', 'Download', 'Elsewhere', 'Other'])(
  'does not ask for %s, which leaves nothing or is asked for by the browser',
  async (way) => {
    const { press } = page(true)
    await press(way)
    expect(left).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  },
)

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'does not ask for a click with %j, which opens beside the page',
  (how) => {
    page(true)
    fireEvent.click(screen.getByText('Users'), how)
    expect(left).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  },
)

it('has no effect while nothing is dirty', async () => {
  const { press, become, unmount } = page(false, false)
  const leaveUnasked = async () => [isAskedByBrowser(), await mayLeave()]
  expect(await leaveUnasked()).toEqual([false, true])
  await press('Users')
  expect(left).toHaveBeenCalledTimes(1)
  become(true, true)
  expect(isAskedByBrowser()).toBe(true)
  become(false, true)
  expect(isAskedByBrowser()).toBe(true)
  become(false, false)
  expect(await leaveUnasked()).toEqual([false, true])
  become(true, false)
  unmount()
  expect(await leaveUnasked()).toEqual([false, true])
})

it.each([
  ['Leave', true],
  ['Cancel', false],
])('tells a way without a link what was answered: %s', async (button, answer) => {
  const { user } = page(true)
  const asked = mayLeave()
  await user.click(await screen.findByRole('button', { name: button }))
  expect(await asked).toBe(answer)
})

it('asks one question at a time: the one before counts as no', async () => {
  const { user } = page(true)
  const [first, second] = [mayLeave(), mayLeave()]
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await Promise.all([first, second])).toEqual([false, true])
})

it('asks about what was typed before other work that would be lost too', async () => {
  render(<Work work={underWay} />)
  const { press } = page(true)
  await press('Users')
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(question.name)
})

it('says of a draft that it stays, also after a sign-out that would delete it was declined', async () => {
  render(<Work work={draft} />)
  const { press, user } = page(false)
  const asked = mayLeave(true)
  expect(await screen.findByRole('alertdialog', question)).toHaveAccessibleDescription(/will be lost/)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await asked).toBe(false)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press('Users')
  expect(await screen.findByRole('alertdialog', question)).toHaveAccessibleDescription('It stays as a draft.')
})

it('lets the browser go on asking about work that only a reload loses, after the page was left', async () => {
  render(<Work work={insideOnly} />)
  const { press, user } = page(true)
  await press('Users')
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  expect(isAskedByBrowser()).toBe(true)
})

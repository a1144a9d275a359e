import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Task } from '../../contract/entities'
import { task, tasks } from '../../testing/builders'
import { closePages, followEvents } from '../../testing/eventPages'
import { eventServer } from '../../testing/eventServer'
import { isUnderWay } from '../../shared/underWay'
import { gate } from '../../testing/requests'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { taskPaths, taskServer } from '../../testing/taskServer'
import { toast } from '../../testing/toasts'

beforeEach(() => keepSession('editor'))
afterEach(closePages)

const readAgain = 'GET /api/admin/tasks?start=0&end=9'
const toggle7 = 'PUT /api/admin/tasks/7/toggle'

/** Opens the tasks page with these tasks on the server. */
function open(...given: readonly Task[]) {
  const platform = taskServer(...given)
  return { ...renderApp('/tasks'), ...platform }
}

it.each(['editor', 'moderator', 'admin', 'super-admin'])('is open to the role %s', async (role) => {
  keepSession(role)
  const { screen } = open(task())
  expect(await screen.findByRole('heading', { name: 'Tasks' })).toBeVisible()
  expect(await screen.findByRole('article', { name: 'Task 7' })).toBeVisible()
})

it('shows each task with points, people, kind and instructions', async () => {
  const { screen } = open(
    task(),
    task({ id: '9', points: '1', total_completed: '1' }),
    task({ id: '8', points: null, total_completed: null, is_active: false, instructions: '', type: '9', media: '' }),
  )
  await screen.findByRole('article', { name: 'Task 7' })
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    'YouTube10 points#7Watch to the endAds video · 1,250 people●ActiveWatch',
    'YouTube1 point#9Watch to the endAds video · 1 person●ActiveWatch',
    'YouTube- points#8-- · - people○InactiveNo video',
  ])
  expect(screen.getByText('1-3 of 3')).toBeVisible()
})

it.each([
  ['youtube', 'YouTube'],
  ['discord', 'Discord'],
  ['Twitter', 'Twitter'],
])('shows the tag %j as the picture "%s"', async (tag, name) => {
  const { screen } = open(task({ tag }))
  expect(await screen.findByRole('img', { name })).toBeVisible()
})

it.each([
  ['other', 'Other'],
  ['constructor', 'Other'],
  ['', 'No tag'],
])('shows the tag %j as the word "%s"', async (tag, word) => {
  const { screen } = open(task({ tag }))
  expect(await screen.findByText(word)).toBeVisible()
})

it('shows five grey cards while the tasks are being read', async () => {
  const { open: opened, release } = gate()
  taskServer(task())
  server.use(
    http.get(taskPaths.list, async () => {
      await opened
      return HttpResponse.json({ data: [task()], total: 1 })
    }),
  )
  const { screen } = renderApp('/tasks')
  expect(within(await screen.findByRole('list', { name: 'Tasks' })).getAllByRole('listitem')).toHaveLength(5)
  release()
  expect(await screen.findAllByRole('article')).toHaveLength(1)
})

it('says that there are no tasks', async () => {
  const { screen } = open()
  expect(await screen.findByText('No Task Available')).toBeVisible()
})

it('says why the tasks could not be read, and reads them again when asked to', async () => {
  taskServer(task())
  server.use(http.get(taskPaths.list, () => HttpResponse.json({}, { status: 500 }), { once: true }))
  const { screen, user } = renderApp('/tasks')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Network Error. Try Again')
  expect(screen.queryByText('No Task Available')).toBeNull()
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'Task 7' })).toBeVisible()
})

it('keeps the page in the address', async () => {
  const { screen, user } = open(...tasks(12))
  expect(await screen.findByText('1-10 of 12')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('11-12 of 12')).toBeVisible()
  expect(window.location.search).toBe('?page=2')
})

it('shows no task of another page where a server sends one twice', async () => {
  const { screen, user } = open(...tasks(9), task({ id: '9' }), task({ id: '12' }))
  await screen.findByText('1-10 of 11')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('11-11 of 11')
  await waitFor(() =>
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Task 12']),
  )
})

it('deactivates a task after another look at it, and takes that back by Undo', async () => {
  const { screen, user, requests } = open(task())
  const toggle = await screen.findByRole('button', { name: 'Task 7 is active' })
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  requests.length = 0
  await user.click(toggle)
  await toast('Task 7: Task toggled')
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'false'))
  expect(requests.slice(0, 2)).toEqual([readAgain, toggle7])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'))
})

it('marks the task that a colleague has changed', async () => {
  const events = eventServer()
  const app = open(...tasks(3))
  const { screen, change } = app
  const card = async (id: string) => (await screen.findByRole('article', { name: `Task ${id}` })).parentElement
  await card('3')
  await followEvents(app, events)
  change('3', () => ({ is_active: false }))
  events.changed({ tags: [{ type: 'Task', id: '3' }], by: 'Bo' })
  await screen.findByText('1 row changed by Bo')
  expect(await card('3')).toHaveAttribute('data-mark', 'Changed by Bo just now')
  expect(await card('2')).not.toHaveAttribute('data-mark')
})

it('leads from the switch of a task that leaves the list to that of the next one', async () => {
  const events = eventServer()
  const platform = taskServer(...tasks(3))
  const app = { ...renderApp('/tasks?status=active'), ...platform }
  const toggle = (id: string) => app.screen.findByRole('button', { name: `Task ${id} is active` })
  await toggle('3')
  await followEvents(app, events)
  await app.user.click(await toggle('2'))
  await waitFor(() => expect(app.screen.queryByRole('article', { name: 'Task 2' })).toBeNull())
  const shown = app.screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
  expect(shown).toEqual(['Task 1', 'Task 3'])
  await waitFor(async () => expect(await toggle('3')).toHaveFocus())
})

it('shows by the switch of a task that it is being changed, and which way it would go', async () => {
  const { screen, user, change } = open(task())
  const { open: answered, release } = gate()
  server.use(
    http.put(taskPaths.toggle, async () => {
      await answered
      change('7', () => ({ is_active: false }))
      return HttpResponse.json({ message: 'Task toggled' })
    }),
  )
  const toggle = await screen.findByRole('button', { name: 'Task 7 is active' })
  expect(toggle).toHaveAccessibleDescription('Deactivate')
  await user.click(toggle)
  await waitFor(() => expect(toggle).toHaveAttribute('aria-busy', 'true'))
  expect(isUnderWay()).toBe(true)
  release()
  await waitFor(() => expect(toggle).toHaveAttribute('aria-busy', 'false'))
  expect(isUnderWay()).toBe(false)
  expect(toggle).toHaveAccessibleDescription('Activate')
})

it('sends nothing when a colleague was faster', async () => {
  const { screen, user, change, requests } = open(task())
  const toggle = await screen.findByRole('button', { name: 'Task 7 is active' })
  change('7', () => ({ is_active: false }))
  await user.click(toggle)
  await toast('Task 7 was already deactivated')
  expect(requests).not.toContain(toggle7)
})

it('changes the selected tasks together, each with a result, and takes that back', async () => {
  const { screen, user, requests } = open(...tasks(3))
  await user.click(await screen.findByRole('checkbox', { name: 'Select task 1' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select task 3' }))
  expect(screen.getByText('2 selected')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Deactivate 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: '2 tasks deactivated' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'task 1●Task toggled',
    'task 3●Task toggled',
  ])
  await user.click(dialog.getByRole('button', { name: 'Undo 2 changes' }))
  await screen.findByRole('dialog', { name: '2 tasks activated' })
  const writes = requests.filter((line) => line.startsWith('PUT'))
  expect(writes).toEqual(['1', '3', '1', '3'].map((id) => `PUT /api/admin/tasks/${id}/toggle`))
})

it('selects all tasks of the page by one box', async () => {
  const { screen, user } = open(...tasks(3))
  await screen.findByRole('article', { name: 'Task 3' })
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  expect(screen.getByText('3 selected')).toBeVisible()
  for (const card of screen.getAllByRole('article')) expect(card.parentElement).toHaveAttribute('data-selected', 'true')
})

it('tells what is true now when the answer to a toggle was lost', async () => {
  const { screen, user, change, requests } = open(task({ is_active: false }))
  server.use(
    http.put(taskPaths.toggle, () => {
      change('7', () => ({ is_active: true }))
      return HttpResponse.error()
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Task 7 is active' }))
  await toast("The server's answer was lost. Task 7 is now: Active")
  expect(requests.filter((line) => line === toggle7)).toHaveLength(1)
})

it('plays the video of a task beside all of its instructions', async () => {
  const { screen, user } = open(task({ instructions: 'First this.\nThen that.' }))
  await user.click(await screen.findByRole('button', { name: 'Watch the video of task 7' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Task 7' }))
  expect(dialog.getByLabelText('Video of task 7')).toHaveAttribute(
    'src',
    new URL(task().media, window.location.href).href,
  )
  const instructions = dialog.getByRole('group', { name: 'Instructions' })
  expect(instructions).toHaveTextContent('First this. Then that.')
  // The keyboard scrolls what has the focus.
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  expect(instructions).toHaveFocus()
})

it('says that a video which the browser cannot play may have an expired link', async () => {
  const { screen, user } = open(task())
  await user.click(await screen.findByRole('button', { name: 'Watch the video of task 7' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Task 7' }))
  fireEvent.error(dialog.getByLabelText('Video of task 7'))
  expect(dialog.getByText(/^The video can't be shown\. If its link has expired, refresh the list/)).toBeVisible()
})

it.each(['javascript:alert(1)', '//evil.com/film.mp4', 'data:video/mp4;base64,AAAA'])(
  'offers no video at the address %s',
  async (media) => {
    const { screen } = open(task({ media }))
    expect(await screen.findByText('No video')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Watch/ })).toBeNull()
  },
)

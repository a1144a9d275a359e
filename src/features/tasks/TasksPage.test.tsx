import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { task } from '../../testing/builders'
import { gate, settled, turns } from '../../testing/requests'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { taskPaths, taskServer } from '../../testing/taskServer'
import { toast } from '../../testing/toasts'
import { openTasks } from '../../testing/openTasks'

beforeEach(() => keepSession('editor'))

const readAgain = 'GET /api/admin/tasks?start=0&end=9'
const toggle7 = 'PUT /api/admin/tasks/7/toggle'

it.each(['editor', 'moderator', 'admin', 'super-admin'])('is open to the role %s', async (role) => {
  keepSession(role)
  const { screen } = openTasks(task())
  expect(await screen.findByRole('heading', { name: 'Tasks' })).toBeVisible()
  expect(await screen.findByRole('article', { name: 'Task 7' })).toBeVisible()
})

it('shows each task with points, people, kind and instructions', async () => {
  const { screen } = openTasks(
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
  const { screen } = openTasks()
  expect(await screen.findByText('No Task Available')).toBeVisible()
})

it('deactivates a task after another look at it, and takes that back by Undo', async () => {
  const { screen, user, requests } = openTasks(task())
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

it('takes a double click for one press', async () => {
  const { screen, user, requests, store } = openTasks(task())
  const toggle = await screen.findByRole('button', { name: 'Task 7 is active' })
  await user.click(toggle)
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'false'))
  await settled(store)
  fireEvent.click(toggle, { detail: 2 })
  await turns()
  expect(requests.filter((line) => line === toggle7)).toHaveLength(1)
})

it('lets Tab that is held down go on from a task, and Enter press once', async () => {
  const { screen } = openTasks(task())
  const toggle = await screen.findByRole('button', { name: 'Task 7 is active' })
  const goesOn = (key: string) => fireEvent.keyDown(toggle, { key, repeat: true })
  expect([goesOn('Tab'), goesOn('ArrowDown'), goesOn('Enter')]).toEqual([true, true, false])
})

it('sends nothing when a colleague was faster', async () => {
  const { screen, user, change, requests } = openTasks(task())
  const toggle = await screen.findByRole('button', { name: 'Task 7 is active' })
  change('7', () => ({ is_active: false }))
  await user.click(toggle)
  await toast('Task 7 was already deactivated')
  expect(requests).not.toContain(toggle7)
})

it('tells what is true now when the answer to a toggle was lost', async () => {
  const { screen, user, change, requests } = openTasks(task({ is_active: false }))
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
  const { screen, user } = openTasks(task({ instructions: 'First this.\nThen that.' }))
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

it.each(['javascript:alert(1)', '//evil.com/film.mp4', 'data:video/mp4;base64,AAAA'])(
  'offers no video at the address %s',
  async (media) => {
    const { screen } = openTasks(task({ media }))
    expect(await screen.findByText('No video')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Watch/ })).toBeNull()
  },
)

import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { task, tasks } from '../../testing/builders'
import { closePages, followEvents } from '../../testing/eventPages'
import { eventServer } from '../../testing/eventServer'
import { isUnderWay } from '../../shared/underWay'
import { gate } from '../../testing/requests'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { taskPaths, taskServer } from '../../testing/taskServer'
import { openTasks } from '../../testing/openTasks'

beforeEach(() => keepSession('editor'))
afterEach(closePages)

it('marks the task that a colleague has changed', async () => {
  const events = eventServer()
  const app = openTasks(...tasks(3))
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
  const { screen, user, change } = openTasks(task())
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

it('changes the selected tasks together, each with a result, and takes that back', async () => {
  const { screen, user, requests } = openTasks(...tasks(3))
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

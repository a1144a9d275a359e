import { fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { campaign } from '../../testing/builders'
import { campaignServer } from '../../testing/campaignServer'
import { renderApp } from '../../testing/renderApp'
import { gate } from '../../testing/requests'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { task, taskPaths, taskServer } from '../../testing/taskServer'
import { toast, toasts } from '../../testing/toasts'
import { notify } from '../../ui/messages/notify'

const u = { key: 'u' }
const controlZ = { key: 'z', ctrlKey: true }
beforeEach(() => notify.forget())

/** Presses a key outside of all fields; returns whether the console has handled it. */
const press = (key: KeyboardEventInit, where: Element = document.body) => !fireEvent.keyDown(where, key)

/** The tasks page after its one task has been deactivated. */
async function deactivate() {
  keepSession('editor')
  const platform = taskServer(task())
  const app = renderApp('/tasks')
  const toggle = await app.screen.findByRole('button', { name: 'Task 7 is active' })
  const isActive = (active: boolean) => waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', String(active)))
  await app.user.click(toggle)
  await toast('task 7: Task toggled')
  await isActive(false)
  const writes = () => platform.requests.filter((line) => line.startsWith('PUT'))
  return { ...app, ...platform, isActive, writes }
}

it.each([
  ['U', u],
  ['Ctrl+Z', controlZ],
  ['U with Caps Lock', { key: 'U' }],
])('%s does what the Undo of the last message does', async (_name, key) => {
  const { isActive, writes, screen } = await deactivate()
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
  expect(press(key)).toBe(true)
  await isActive(true)
  expect(writes()).toHaveLength(2)
})

it('says that there is nothing to undo before any change, and sends nothing', async () => {
  keepSession('editor')
  const { requests } = taskServer(task())
  const { screen } = renderApp('/tasks')
  await screen.findByRole('article', { name: 'Task 7' })
  press(u)
  await toast('Nothing to undo')
  expect(requests.filter((line) => line.startsWith('PUT'))).toEqual([])
})

it('pressed again makes the change again, as the Undo of the newest message does', async () => {
  const { isActive, writes } = await deactivate()
  press(u)
  await isActive(true)
  await waitFor(() => expect(toasts()).toHaveLength(1))
  press(u)
  await isActive(false)
  expect(writes()).toHaveLength(3)
})

it('has nothing left to undo while what the button takes back is on its way', async () => {
  const { user, screen, writes, isActive } = await deactivate()
  const { open: opened, release } = gate()
  server.use(
    http.get(
      taskPaths.list,
      async () => {
        await opened
        return HttpResponse.json({ data: [task({ is_active: false })], total: 1, applied: ['id'] })
      },
      { once: true },
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  press(u)
  await toast('Nothing to undo')
  release()
  await isActive(true)
  expect(writes()).toHaveLength(2)
})

it('sends nothing when a colleague was faster', async () => {
  const { change, writes } = await deactivate()
  change('7', () => ({ is_active: true }))
  press(controlZ)
  await toast('Task 7 was already activated by someone else')
  expect(writes()).toHaveLength(1)
})

it.each([
  ['in a field', () => document.querySelector('[data-search]')],
  ['in a checkbox', () => document.querySelector('input[type=checkbox]')],
])('leaves the keys to the browser %s', async (_where, field) => {
  const { writes } = await deactivate()
  const where = field()
  if (!where) throw new Error('There is no such field.')
  expect([press(u, where), press(controlZ, where)]).toEqual([false, false])
  expect(press({ key: 'z', ctrlKey: true, shiftKey: true })).toBe(false)
  expect(writes()).toHaveLength(1)
})

it('with single keys switched off leaves U alone, and Ctrl+Z goes on', async () => {
  const { isActive } = await deactivate()
  window.localStorage.setItem('shortcuts', 'off')
  expect(press(u)).toBe(false)
  expect(press(controlZ)).toBe(true)
  await isActive(true)
})

it('forgets the change of the person who has signed out', async () => {
  const { user, screen, writes } = await deactivate()
  server.use(http.post('/api/admin/logout', () => HttpResponse.json({ message: 'Signed out' })))
  await user.click(screen.getByRole('button', { name: /^Mona/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await screen.findByLabelText('E-mail')
  press(controlZ)
  expect(writes()).toHaveLength(1)
})

it('leaves U to the review of campaigns', async () => {
  keepSession('moderator')
  campaignServer(campaign({ is_active: false, is_approved: false }))
  const { screen } = renderApp('/campaign/review')
  await screen.findByRole('heading', { level: 1, name: 'Review campaigns' })
  expect(press(controlZ)).toBe(false)
  press(u)
  expect(toasts()).not.toContain('Nothing to undo')
})

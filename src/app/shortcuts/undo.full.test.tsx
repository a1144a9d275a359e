import { fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { reviewApi } from '../../api/reviewApi'
import { thumbnailApi } from '../../api/thumbnailApi'
import type { Task } from '../../contract/entities'
import { adminUser } from '../../testing/adminBuilders'
import { adminServer } from '../../testing/adminServer'
import { campaign, task, user } from '../../testing/builders'
import { campaignServer } from '../../testing/campaignServer'
import { dossierServer } from '../../testing/dossierServer'
import { emptyPlatform } from '../../testing/emptyPlatform'
import { renderApp } from '../../testing/renderApp'
import { gate, settled, turns, type ApiCall } from '../../testing/requests'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { taskPaths, taskServer } from '../../testing/taskServer'
import { toast, toasts } from '../../testing/toasts'
import { notify } from '../../ui/messages/notify'

const u = { key: 'u' }
const controlZ = { key: 'z', ctrlKey: true }
beforeEach(() => notify.forget())

/** Presses a key outside of all fields; returns whether the console has handled it. */
const press = (key: KeyboardEventInit, where: Element = document.body) => !fireEvent.keyDown(where, key)

/** The tasks page after its one task has been deactivated. */
async function deactivate(...others: readonly Task[]) {
  keepSession('editor')
  const platform = taskServer(task(), ...others)
  const app = renderApp('/tasks')
  const toggle = await app.screen.findByRole('button', { name: 'Task 7 is active' })
  const isActive = (active: boolean) => waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', String(active)))
  await app.user.click(toggle)
  await toast('Task 7: Task toggled')
  await isActive(false)
  // An Undo would join a read that is under way, which knows nothing of what changes after this.
  await settled(app.store)
  const writes = () => platform.requests.filter((line) => line.startsWith('PUT'))
  return { ...app, ...platform, isActive, writes }
}

it.each([
  ['U', u],
  ['Ctrl+Z', controlZ],
  ['U with Caps Lock', { key: 'U' }],
  ['U of a Cyrillic keyboard', { key: 'г', code: 'KeyU' }],
  ['Ctrl+Z of a Cyrillic keyboard', { key: 'я', code: 'KeyZ', ctrlKey: true }],
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

it('takes a double click on the button for one press, though the next Undo comes in its place', async () => {
  const { user: person, screen, store, isActive, writes } = await deactivate()
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  await isActive(true)
  await settled(store)
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }), { detail: 2 })
  await turns()
  await settled(store)
  expect(writes()).toHaveLength(2)
})

it('takes nothing more back while the key is held down', async () => {
  const { isActive } = await deactivate()
  press(u)
  await isActive(true)
  const undo = jest.spyOn(notify, 'undo')
  expect(press({ ...u, repeat: true })).toBe(true)
  expect(undo).not.toHaveBeenCalled()
})

it('has nothing left to undo while what the button takes back is on its way', async () => {
  const { user, screen, writes, isActive } = await deactivate()
  const release = holdNextRead(task({ is_active: false }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  press(u)
  await toast('Nothing to undo')
  release()
  await isActive(true)
  expect(writes()).toHaveLength(2)
})

/** An answer to the next reading of the tasks that waits until it is released. */
function holdNextRead(...rows: readonly Task[]) {
  const { open: opened, release } = gate()
  server.use(
    http.get(
      taskPaths.list,
      async () => {
        await opened
        return HttpResponse.json({ data: rows, total: rows.length, applied: ['id'] })
      },
      { once: true },
    ),
  )
  return release
}

it('never takes back the change before one that is on its way', async () => {
  const next = task({ id: '8', is_active: false })
  const { user, screen, writes } = await deactivate(next)
  const release = holdNextRead(next)
  await user.click(screen.getByRole('button', { name: 'Task 8 is active' }))
  press(u)
  await toast('Nothing to undo')
  release()
  await toast('Task 8: Task toggled')
  press(u)
  await waitFor(() => expect(writes()).toHaveLength(3))
  expect(writes().map((line) => line.split('/')[4])).toEqual(['7', '8', '8'])
})

it('says that the last change cannot be undone, and does not take back the one before', async () => {
  keepSession('super-admin')
  const { requests } = adminServer(adminUser(), adminUser({ id: '8', email: 'bo@tour.example' }))
  const { screen, user } = renderApp('/admin-users')
  const choose = async (email: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${email}` }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await choose('ines@tour.example', 'Deactivate')
  await toast('ines@tour.example: Admin toggled')
  await choose('bo@tour.example', 'Delete')
  await user.type(await screen.findByLabelText('Type the e-mail to confirm'), 'bo@tour.example{Enter}')
  await toast('bo@tour.example: Admin deleted')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press(u)
  await toast("The last change can't be undone")
  expect(requests.filter((line) => line.startsWith('PUT'))).toHaveLength(1)
})

it('is not kept from its change by a message about something else', async () => {
  const { isActive } = await deactivate()
  notify.success('Copied')
  press(u)
  await isActive(true)
})

it.each<[string, ApiCall]>([
  ['tells who looks at what', reviewApi.endpoints.viewCampaign.initiate({ id: '7', open: true }, { track: false })],
  [
    'keeps a picture of a task',
    thumbnailApi.endpoints.taskThumbnail.initiate({ id: '7', picture: '' }, { track: false }),
  ],
  [
    'keeps a picture of a campaign',
    thumbnailApi.endpoints.campaignThumbnail.initiate({ id: '7', picture: '' }, { track: false }),
  ],
])('is not kept from its change while the console %s', async (_what, call) => {
  const { store, isActive } = await deactivate()
  server.use(http.put(/\/(viewing|thumbnail)$/, () => HttpResponse.json({})))
  await store.dispatch(call)
  press(u)
  await isActive(true)
})

it('sends nothing when a colleague was faster', async () => {
  const { change, writes } = await deactivate()
  change('7', () => ({ is_active: true }))
  press(controlZ)
  await toast('Task 7 was already activated')
  expect(writes()).toHaveLength(1)
})

it('leaves the keys to the browser in a field', async () => {
  const { writes, screen } = await deactivate()
  const where = screen.getByRole('searchbox')
  expect([press(u, where), press(controlZ, where)]).toEqual([false, false])
  expect(press({ key: 'z', ctrlKey: true, shiftKey: true })).toBe(false)
  expect(writes()).toHaveLength(1)
})

it('works with the focus on the box that was ticked last', async () => {
  const { isActive, screen } = await deactivate()
  expect(press(u, screen.getByRole('checkbox', { name: /task 7/i }))).toBe(true)
  await isActive(true)
})

it('works in the panel in which somebody was deactivated, and not in a dialog over it', async () => {
  keepSession('moderator')
  emptyPlatform()
  const mona = { ...user(), can_redeem: true }
  const known = dossierServer({ users: [mona] })
  server.use(
    http.get('/api/admin/users', () => HttpResponse.json({ data: known.users, total: 1, applied: ['id'] })),
    http.put('/api/admin/users/7/toggle-activate', () => {
      known.users = known.users?.map((row) => ({ ...row, is_active: !row.is_active }))
      return HttpResponse.json({ message: 'Toggled' })
    }),
  )
  const { screen, user: hands } = renderApp(`/tasks?who=${mona.email}`)
  await hands.click(await screen.findByRole('button', { name: 'Deactivate mona@tour.example' }))
  const button = await screen.findByRole('button', { name: 'Activate mona@tour.example' })
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  expect(press(u, button)).toBe(false)
  dialog.remove()
  expect(press(u, button)).toBe(true)
  expect(await screen.findByRole('button', { name: 'Deactivate mona@tour.example' })).toBeVisible()
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

it('says in the review of campaigns that there is nothing to undo where no approval is held', async () => {
  keepSession('moderator')
  campaignServer(campaign({ is_active: false, is_approved: false }))
  const { screen } = renderApp('/campaign/review')
  await screen.findByRole('heading', { level: 1, name: 'Review campaigns' })
  expect(press(controlZ)).toBe(true)
  await toast('Nothing to undo')
})

import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../../api/baseApi'
import { users } from '../../testing/builders'
import { openUsers } from '../../testing/listPage'
import { userList } from '../../testing/listServer'
import '../../testing/modalDialog'
import { gate, turns } from '../../testing/requests'
import { server } from '../../testing/server'

const read = 'GET /api/admin/users?start=0&end=9'
const toggle = (id: string) => `PUT /api/admin/users/${id}/toggle-activate`
const togglePath = `${userList.path}/:id/toggle-activate`

/** The users page with `count` of its five users selected. */
async function choose(count: number) {
  const page = openUsers(users(5))
  await screen.findByText('1-5 of 5')
  for (let id = 1; id <= count; id += 1)
    await page.user.click(screen.getByRole('checkbox', { name: `Select user${id}@list.example` }))
  page.requests.length = 0
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  const writes = () => page.requests.filter((line) => line.startsWith('PUT'))
  return { ...page, press, writes }
}

/** Each row of the dialog with its outcome. */
const results = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace('@list.example', ' ').replace(/[●◐○■▲◆✕]/, ''))

it('changes one row after the other, each read before it is written, and tells how each ended', async () => {
  const { press, requests, writes, change } = await choose(3)
  change('2', () => ({ is_active: false }))
  await press('Deactivate 3')
  await screen.findByRole('dialog', { name: '2 of 3 users deactivated' })
  const readsBefore = (write: string) => requests.slice(0, requests.indexOf(write)).filter((line) => line === read)
  expect(writes()).toEqual([toggle('1'), toggle('3')])
  expect(readsBefore(toggle('1'))).toHaveLength(1)
  // And that of the second row.
  expect(readsBefore(toggle('3')).length).toBeGreaterThanOrEqual(3)
  expect(results()).toEqual(['user1 Toggled', 'user2 The user was already deactivated', 'user3 Toggled'])
  expect(screen.getByRole('dialog').querySelector('[role=status]')).toHaveTextContent(/^3 of 3 users processed$/)
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/selected$/)).toBeNull()
})

it('takes back with one Undo what was changed, and nothing else', async () => {
  const { press, change, writes } = await choose(3)
  change('2', () => ({ is_active: false }))
  await press('Deactivate 3')
  await screen.findByRole('dialog', { name: '2 of 3 users deactivated' })
  await press('Undo 2 changes')
  await screen.findByRole('dialog', { name: '2 users activated' })
  // The dialog says it; no message says it too.
  expect(screen.getAllByText('2 users activated')).toHaveLength(1)
  expect(results()).toEqual(['user1 Toggled', 'user3 Toggled'])
  expect(writes()).toEqual(['1', '3', '1', '3'].map(toggle))
})

it('offers no Undo where nothing was changed', async () => {
  const { press } = await choose(1)
  server.use(http.put(togglePath, () => HttpResponse.json({ message: 'Too late' }, { status: 409 })))
  await press('Deactivate 1')
  await screen.findByRole('dialog', { name: '0 of 1 user deactivated' })
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

it('never has two writes on their way, cannot be closed, and stops after the one on its way', async () => {
  const { open, release } = gate()
  const { change, press, user: person, writes } = await choose(3)
  server.use(
    http.put(togglePath, async () => {
      await open
      change('1', () => ({ is_active: false }))
      return HttpResponse.json({ message: 'Toggled' })
    }),
  )
  await press('Deactivate 3')
  await screen.findByRole('dialog', { name: 'Deactivating 3 users' })
  await waitFor(() => expect(writes()).toEqual([toggle('1')]))
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await press('Stop')
  expect(screen.getByText('0 of 3 users processed, stopping after the current one')).toBeVisible()
  release()
  await screen.findByRole('dialog', { name: '1 of 3 users deactivated' })
  expect(results()).toEqual(['user1 Toggled', 'user2 Not changed: stopped first', 'user3 Not changed: stopped first'])
  expect(writes()).toEqual([toggle('1')])
})

it('tells refused, lost and unknown rows apart and goes on with the next', async () => {
  const { change, press, play, writes } = await choose(4)
  server.use(
    http.put(togglePath, ({ params }) => {
      if (params.id === '1') return HttpResponse.json({ message: 'Too late' }, { status: 409 })
      if (params.id === '2') change('2', () => ({ is_active: false }))
      if (params.id === '4') play.failsFrom = 0
      return params.id === '3' ? HttpResponse.json({ message: 'Off' }) : HttpResponse.error()
    }),
  )
  await press('Deactivate 4')
  await screen.findByRole('dialog', { name: '1 of 4 users deactivated' })
  expect(results()).toEqual([
    'user1 Too late',
    "user2 The server's answer was lost. The user is now: Inactive",
    'user3 Off',
    "user4 We don't know whether the user was changed. Reload the list before you try again.",
  ])
  expect(writes()).toEqual(['1', '2', '3', '4'].map(toggle))
})

it('leaves refused rows selected for another try, not those that nobody is sure of, and says how many', async () => {
  const { change, press, play, user: person, writes } = await choose(5)
  let refuses = true
  server.use(
    http.put(togglePath, ({ params: { id } }) => {
      if (refuses && (id === '1' || id === '4')) return HttpResponse.json({ message: 'Too late' }, { status: 409 })
      if (id === '5') play.failsFrom = 0
      else change(id, () => ({ is_active: false }))
      return id === '3' || !refuses ? HttpResponse.json({ message: 'Off' }) : HttpResponse.error()
    }),
  )
  await press('Deactivate 5')
  const dialog = await screen.findByRole('dialog', { name: '1 of 5 users deactivated' })
  expect(dialog.querySelector('[role=status]')).toHaveTextContent(
    '5 of 5 users processed. 2 users stay selected, to try again. The answer for 1 user was lost, so it is no longer selected: see below what it is now. The outcome for 1 user is unknown, so it is no longer selected. Check it in the list first.',
  )
  expect(within(dialog).getByRole('button', { name: 'Undo 1 change' })).toBeVisible()
  play.failsFrom = Infinity
  refuses = false
  await press('Close')
  expect(await screen.findByText('2 selected')).toBeVisible()
  expect(writes()).toHaveLength(5)
  await person.click(await screen.findByRole('button', { name: 'Deactivate 2' }))
  await screen.findByRole('dialog', { name: '2 users deactivated' })
  expect(writes().slice(5)).toEqual(['1', '4'].map(toggle))
})

it('leaves the rows selected that were not reached before Stop, also after what was changed is taken back', async () => {
  const { open, release } = gate()
  const { change, press } = await choose(3)
  server.use(
    http.put(togglePath, async () => {
      await open
      change('1', ({ is_active }) => ({ is_active: !is_active }))
      return HttpResponse.json({ message: 'Toggled' })
    }),
  )
  await press('Deactivate 3')
  await screen.findByRole('dialog', { name: 'Deactivating 3 users' })
  await press('Stop')
  release()
  await screen.findByText('1 of 3 users processed. 2 users stay selected, to try again.')
  await press('Undo 1 change')
  expect(await screen.findByRole('dialog', { name: '1 user activated' })).not.toHaveTextContent('selected')
  await press('Close')
  expect(await screen.findByText('2 selected')).toBeVisible()
})

it('leaves the rows alone that the change was not for', async () => {
  const { change, press, store } = await choose(3)
  change('1', () => ({ is_active: false }))
  store.dispatch(baseApi.util.invalidateTags(['User']))
  server.use(http.put(togglePath, () => HttpResponse.json({ message: 'Too late' }, { status: 409 })))
  await screen.findByRole('button', { name: 'Deactivate 2' })
  await press('Deactivate 2')
  await screen.findByText('2 of 2 users processed. 2 users stay selected, to try again.')
})

it('believes no read that began before the press', async () => {
  const { change, play, press, requests, store, writes } = await choose(2)
  const { open, release } = gate()
  play.hold = open
  store.dispatch(baseApi.util.invalidateTags(['User']))
  await waitFor(() => expect(requests).toContain(read))
  change('1', () => ({ is_active: false }))
  await press('Deactivate 2')
  release()
  await screen.findByRole('dialog', { name: '1 of 2 users deactivated' })
  expect(writes()).toEqual([toggle('2')])
})

it('leaves a row alone that is being changed by itself, and says so', async () => {
  const { open, release } = gate()
  const { press, user: person, writes } = await choose(2)
  server.use(
    http.put('/api/admin/users/2/toggle-activate', async () => {
      await open
      return HttpResponse.json({ message: 'Two is off' })
    }),
  )
  await press('Actions for user2@list.example')
  await person.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
  await waitFor(() => expect(writes()).toEqual([toggle('2')]))
  await press('Deactivate 2')
  await screen.findByRole('dialog', { name: '1 of 2 users deactivated' })
  expect(results()[1]).toBe('user2 The user is already being changed, so nothing was sent.')
  release()
  await screen.findByText('user2@list.example: Two is off')
  expect(writes()).toEqual([toggle('2'), toggle('1')])
})

it('says what can be done with how many of the chosen rows', async () => {
  const { change, store } = await choose(3)
  change('1', () => ({ is_active: false }))
  store.dispatch(baseApi.util.invalidateTags(['User']))
  expect(await screen.findByRole('button', { name: 'Deactivate 2' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Activate 1' })).toBeEnabled()
})

it('sends nothing more once the session has ended, and says which rows were left', async () => {
  const { press, writes } = await choose(3)
  server.use(http.put(togglePath, () => HttpResponse.json({ message: 'Unauthorised' }, { status: 401 })))
  await press('Deactivate 3')
  await screen.findByRole('dialog', { name: '0 of 3 users deactivated', hidden: true })
  await turns()
  expect(writes()).toEqual([toggle('1')])
  const dialog = screen.getByRole('dialog', { name: '0 of 3 users deactivated', hidden: true })
  expect(within(dialog).getAllByText('Not changed: stopped first')).toHaveLength(2)
})

it('forgets the results with the sign-out, and sends nothing more', async () => {
  const { open, release } = gate()
  const { press, store, writes } = await choose(3)
  server.use(
    http.put(togglePath, async () => {
      await open
      return HttpResponse.json({ message: 'Toggled' })
    }),
  )
  await press('Deactivate 3')
  await waitFor(() => expect(writes()).toEqual([toggle('1')]))
  store.dispatch(baseApi.util.resetApiState())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  release()
  await turns(40)
  expect(writes()).toEqual([toggle('1')])
})

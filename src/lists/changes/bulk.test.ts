import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import '../../testing/modalDialog'
import { gate, turns } from '../../testing/requests'
import { server } from '../../testing/server'
import { readUsers, toggle, togglePath, chooseUsers, results } from '../../testing/chooseUsers'

it('changes one row after the other, each read before it is written, and tells how each ended', async () => {
  const { press, requests, writes, change } = await chooseUsers(3)
  change('2', () => ({ is_active: false }))
  await press('Deactivate 3')
  await screen.findByRole('dialog', { name: '2 of 3 users deactivated' })
  const readsBefore = (write: string) => requests.slice(0, requests.indexOf(write)).filter((line) => line === readUsers)
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
  const { press, change, writes } = await chooseUsers(3)
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

it('never has two writes on their way, cannot be closed, and stops after the one on its way', async () => {
  const { open, release } = gate()
  const { change, press, user: person, writes } = await chooseUsers(3)
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
  const { change, press, play, writes } = await chooseUsers(4)
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

it('sends nothing more once the session has ended, and says which rows were left', async () => {
  const { press, writes } = await chooseUsers(3)
  server.use(http.put(togglePath, () => HttpResponse.json({ message: 'Unauthorised' }, { status: 401 })))
  await press('Deactivate 3')
  await screen.findByRole('dialog', { name: '0 of 3 users deactivated', hidden: true })
  await turns()
  expect(writes()).toEqual([toggle('1')])
  const dialog = screen.getByRole('dialog', { name: '0 of 3 users deactivated', hidden: true })
  expect(within(dialog).getAllByText('Not changed: stopped first')).toHaveLength(2)
})

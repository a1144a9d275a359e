import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../../api/baseApi'
import '../../testing/modalDialog'
import { gate, turns } from '../../testing/requests'
import { server } from '../../testing/server'
import { readUsers, toggle, togglePath, chooseUsers, results } from '../../testing/chooseUsers'

it('offers no Undo where nothing was changed', async () => {
  const { press } = await chooseUsers(1)
  server.use(http.put(togglePath, () => HttpResponse.json({ message: 'Too late' }, { status: 409 })))
  await press('Deactivate 1')
  await screen.findByRole('dialog', { name: '0 of 1 user deactivated' })
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

it('leaves refused rows selected for another try, not those that nobody is sure of, and says how many', async () => {
  const { change, press, play, user: person, writes } = await chooseUsers(5)
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
  const { change, press } = await chooseUsers(3)
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
  const { change, press, store } = await chooseUsers(3)
  change('1', () => ({ is_active: false }))
  store.dispatch(baseApi.util.invalidateTags(['User']))
  server.use(http.put(togglePath, () => HttpResponse.json({ message: 'Too late' }, { status: 409 })))
  await screen.findByRole('button', { name: 'Deactivate 2' })
  await press('Deactivate 2')
  await screen.findByText('2 of 2 users processed. 2 users stay selected, to try again.')
})

it('believes no read that began before the press', async () => {
  const { change, play, press, requests, store, writes } = await chooseUsers(2)
  const { open, release } = gate()
  play.hold = open
  store.dispatch(baseApi.util.invalidateTags(['User']))
  await waitFor(() => expect(requests).toContain(readUsers))
  change('1', () => ({ is_active: false }))
  await press('Deactivate 2')
  release()
  await screen.findByRole('dialog', { name: '1 of 2 users deactivated' })
  expect(writes()).toEqual([toggle('2')])
})

it('leaves a row alone that is being changed by itself, and says so', async () => {
  const { open, release } = gate()
  const { press, user: person, writes } = await chooseUsers(2)
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
  const { change, store } = await chooseUsers(3)
  change('1', () => ({ is_active: false }))
  store.dispatch(baseApi.util.invalidateTags(['User']))
  expect(await screen.findByRole('button', { name: 'Deactivate 2' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Activate 1' })).toBeEnabled()
})

it('forgets the results with the sign-out, and sends nothing more', async () => {
  const { open, release } = gate()
  const { press, store, writes } = await chooseUsers(3)
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

import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { users } from '../../testing/builders'
import { isAskedByBrowser } from '../../testing/isAskedByBrowser'
import { openUsers } from '../../testing/listPage'
import { gate } from '../../testing/requests'
import { server } from '../../testing/server'

it('lets the browser ask before a reload while a bulk change runs, and not once it has ended', async () => {
  const { user } = openUsers(users(3))
  const later = gate()
  server.use(
    http.put('/api/admin/users/:id/toggle-activate', async () => {
      await later.open
      return HttpResponse.json({ message: 'Toggled' })
    }),
  )
  for (const name of ['user1', 'user2'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}@list.example` }))
  expect(isAskedByBrowser()).toBe(false)
  await user.click(await screen.findByRole('button', { name: 'Deactivate 2' }))
  await screen.findByRole('dialog', { name: 'Deactivating 2 users' })
  expect(isAskedByBrowser()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(isAskedByBrowser()).toBe(true)
  later.release()
  await screen.findByRole('dialog', { name: '1 of 2 users deactivated' })
  expect(isAskedByBrowser()).toBe(false)
})

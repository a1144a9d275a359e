import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { user, users } from '../../testing/builders'
import { emails, openUsers } from '../../testing/listPage'
import { userList } from '../../testing/listServer'
import { gate } from '../../testing/requests'
import { server } from '../../testing/server'
import { toast } from '../../testing/toasts'
import { rowMenu } from '../../testing/rowMenu'

const off = user({ id: '8', email: '', public_address: '', created_at: '', spunky_points: null, is_active: false })
const mona = 'mona@tour.example'

it('shows by the menu of a user that the user is being changed', async () => {
  const { user: person } = openUsers([user()])
  const { open, release } = gate()
  server.use(
    http.put(`${userList.path}/:id/toggle-activate`, async () => {
      await open
      return HttpResponse.json({ message: 'Not now' }, { status: 409 })
    }),
  )
  await rowMenu(mona, person)
  await person.click(screen.getByRole('menuitem', { name: 'Deactivate' }))
  const menu = () => screen.getByRole('button', { name: /^Actions for mona/ })
  await waitFor(() => expect(menu()).toHaveAttribute('aria-busy', 'true'))
  release()
  await toast(`${mona}: Not now`)
  expect(menu()).toHaveAttribute('aria-busy', 'false')
})

it('takes a change back where the row has left the list by it', async () => {
  const { user: person, reads } = openUsers([user(), off], '/users?status=active')
  await rowMenu(mona, person)
  await person.click(screen.getByRole('menuitem', { name: 'Deactivate' }))
  await toast(`${mona}: Toggled`)
  expect(await screen.findByText('No user found')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('1-1 of 1')
  expect(emails()).toEqual([mona])
  expect(reads()).toContain('?start=0&end=0&id=7')
})

it('changes a user that was found although the server ignores searches, and shows it', async () => {
  const { user: person, requests } = openUsers([...users(240), user({ id: 'm' })], '/users?search=mona', {
    ignores: ['search'],
  })
  await screen.findByText('1-1 of 1')
  await rowMenu(mona, person)
  await person.click(screen.getByRole('menuitem', { name: 'Deactivate' }))
  await toast(`${mona}: Toggled`)
  expect(await screen.findByText('Inactive', { selector: 'td *' })).toBeVisible()
  expect(requests.filter((line) => line.startsWith('PUT'))).toEqual(['PUT /api/admin/users/m/toggle-activate'])
})

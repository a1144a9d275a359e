import { fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { user } from '../testing/builders'
import { mona, openDossier } from '../testing/openDossier'
import { turns } from '../testing/requests'
import { server } from '../testing/server'

it('takes a double click on Deactivate for one press', async () => {
  const { panel, platform, user: hands } = await openDossier()
  let writes = 0
  server.use(
    http.get('/api/admin/users', () =>
      HttpResponse.json({ data: [user({ is_active: writes === 0 })], total: 1, applied: ['id'] }),
    ),
    http.put('/api/admin/users/7/toggle-activate', () => {
      writes += 1
      platform.users = [{ ...mona, is_active: false }]
      return HttpResponse.json({ message: 'Toggled' })
    }),
  )
  await hands.click(await panel.findByRole('button', { name: 'Deactivate mona@tour.example' }))
  const button = await panel.findByRole('button', { name: 'Activate mona@tour.example' })
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
  fireEvent.click(button, { detail: 2 })
  await turns()
  expect(writes).toBe(1)
})

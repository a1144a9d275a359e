import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { users } from '../testing/builders'
import { openUsers } from '../testing/listPage'
import { gate } from '../testing/requests'
import { server } from '../testing/server'

it('keeps Try again and its focus while the list is read, silently, and says anew that it failed', async () => {
  const { play, user: person } = openUsers(users(3))
  play.failsFrom = 0
  const button = await screen.findByRole('button', { name: 'Try again' })
  const alert = screen.getByRole('alert')
  const sentence = () => screen.getByText("The server didn't respond.")
  const said = sentence()
  const { open, release } = gate()
  const failLater = async () => {
    await open
    return HttpResponse.error()
  }
  server.use(http.get('/api/admin/users', failLater, { once: true }))
  await person.click(button)
  await waitFor(() => expect(alert).toHaveAttribute('aria-live', 'off'))
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveFocus()
  release()
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
  expect(alert).not.toHaveAttribute('aria-live')
  expect(sentence()).not.toBe(said)
  expect(button).toHaveFocus()
  play.failsFrom = Infinity
  await person.click(button)
  await screen.findByText('1-3 of 3')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('keeps the focus on Next, which was pressed after the first page failed, while the second one is read', async () => {
  const { user: person } = openUsers(users(3), '/users', { total: null })
  const { open, release } = gate()
  server.use(http.get('/api/admin/users', () => HttpResponse.error(), { once: true }))
  await screen.findByRole('button', { name: 'Try again' })
  server.use(
    http.get('/api/admin/users', async () => {
      await open
      return HttpResponse.error()
    }),
  )
  const next = screen.getByRole('button', { name: 'Next page' })
  next.focus()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(window.location.search).toBe('?page=2'))
  expect(next).toBeEnabled()
  expect(next).toHaveFocus()
  release()
  await screen.findByRole('button', { name: 'Try again' })
  expect(next).toHaveFocus()
})

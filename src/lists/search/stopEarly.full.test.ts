import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { users } from '../../testing/builders'
import { emails, openUsers } from '../../testing/listPage'
import { userList } from '../../testing/listServer'
import { gate, settled } from '../../testing/requests'
import { server } from '../../testing/server'

/** A search in 241 users that is stopped before the first of them have arrived. */
async function stopEarly() {
  const first = gate()
  const { user, reads, store } = openUsers(users(241), '/users', { ignores: ['search'] })
  await screen.findByText('1-10 of 241')
  // The other requests are answered by the server of the list.
  server.use(
    http.get(userList.path, async ({ request }) => {
      if (request.url.endsWith('?start=0&end=99')) await first.open
    }),
  )
  await user.type(screen.getByRole('searchbox'), 'user241')
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  return { user, reads, store, first }
}

it('stops a search before the first rows have arrived, and reads on when told to', async () => {
  const { user, reads, store, first } = await stopEarly()
  expect(screen.queryByText(/^No match/)).toBeNull()
  first.release()
  expect(await screen.findByText('No match in the 100 rows searched so far')).toBeVisible()
  await settled(store)
  expect(reads().at(-1)).toBe('?start=0&end=99')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('1-1 of 1')
  expect(emails()).toEqual(['user241@list.example'])
})

it('goes on without another request when the search is wanted again before the first rows have arrived', async () => {
  const { user, reads, first } = await stopEarly()
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  first.release()
  await screen.findByText('1-1 of 1')
  expect(reads().filter((line) => line === '?start=0&end=99')).toHaveLength(1)
})

it('says that no rows could be loaded where the first ones could not, and reads them when told to', async () => {
  const { user } = openUsers(users(241), '/users', { ignores: ['search'] })
  await screen.findByText('1-10 of 241')
  let fails = true
  server.use(
    http.get(userList.path, ({ request }) =>
      fails && request.url.endsWith('?start=0&end=99') ? HttpResponse.error() : undefined,
    ),
  )
  await user.type(screen.getByRole('searchbox'), 'user241')
  await screen.findByText(/^Only 0 rows could be loaded\./)
  fails = false
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('1-1 of 1')
})

import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { users } from '../testing/builders'
import { emails, openUsers } from '../testing/listPage'
import { plainServer, userList } from '../testing/listServer'
import { settled } from '../testing/requests'
import { savedFiles } from '../testing/savedFiles'
import { askedRange, server } from '../testing/server'
import { toast, toasts } from '../testing/toasts'

/** The users page on a server that does nothing but page, and refuses more than `most` rows a request. */
function openNarrow(address: string, most: number, status: number, able: Parameters<typeof openUsers>[2] = {}) {
  const app = openUsers(users(123), address, {
    ...{ ...plainServer, total: 123 },
    ...able,
  })
  server.use(
    http.get(userList.path, ({ request }) => {
      const { start, end } = askedRange(request)
      return end - start >= most
        ? HttpResponse.json({ message: `At most ${most} rows a request` }, { status })
        : undefined
    }),
  )
  return app
}

it.each([
  [10, 422],
  [50, 400],
])('searches all rows of a server that refuses more than %d a request with %d', async (most, status) => {
  const { reads } = openNarrow('/users?search=user12', most, status)
  await screen.findByText('1-5 of 5')
  expect(emails()).toEqual(['12', '120', '121', '122', '123'].map((id) => `user${id}@list.example`))
  expect(screen.queryByRole('alert')).toBeNull()
  const wide = reads().filter((line) => line === '?start=0&end=99' || line === '?start=10&end=109')
  expect(wide).toHaveLength(2)
  expect(reads().at(-1)).toBe('?start=120&end=129')
})

it.each([
  ['that counts its rows', {}, '21-30 of 123'],
  ['that does not', { counts: false, total: null }, '21-30 of 30+'],
])('goes back to pages of ten where a server %s refuses larger ones', async (_what, able, label) => {
  const { store } = openNarrow('/users?page=2&size=25', 10, 422, able)
  await screen.findByText(label)
  await waitFor(() => expect(emails()[0]).toBe('user21@list.example'))
  await settled(store)
  expect(window.location.search).toBe('?page=3')
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(toasts()).toEqual(['This server sends fewer rows at a time, so each page has 10.']))
})

it('exports all rows of a server that refuses more than ten a request', async () => {
  const saved = savedFiles()
  const { user: person } = openNarrow('/users', 10, 422)
  await screen.findByText('1-10 of 123')
  await person.click(screen.getByRole('button', { name: 'Options' }))
  await person.click(await screen.findByRole('button', { name: 'Export all rows (CSV)' }))
  await toast('123 rows exported')
  expect((await saved[0]?.text())?.trim().split('\r\n')).toHaveLength(124)
})

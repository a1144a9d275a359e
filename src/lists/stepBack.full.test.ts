import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { users } from '../testing/builders'
import { openUsers } from '../testing/listPage'
import { plainServer, userList } from '../testing/listServer'
import { gate, turns } from '../testing/requests'
import { server } from '../testing/server'

const plain = { ...plainServer, counts: false } as const
const pageInAddress = () => new URLSearchParams(window.location.search).get('page')

it.each([
  ['the last page that another endpoint counts', 123, 123, '15', '13', ['140', '120']],
  ['half the pages of a count that is too high', 37, 87, '50', '3', ['490', '80', '40', '20']],
  ['the previous page where the count is higher still', 37, 4_711, '5', '4', ['40', '30']],
  [
    'the previous page and halves of it where nobody counts',
    37,
    null,
    '50',
    '4',
    ['490', '480', '240', '120', '60', '30'],
  ],
])('goes from beyond the end to %s', async (_where, listed, total, from, to, starts) => {
  const { reads } = openUsers(users(listed), `/users?page=${from}`, { ...plain, total })
  await screen.findByText(new RegExp(`^${(Number(to) - 1) * 10 + 1}-`))
  expect(pageInAddress()).toBe(to)
  const read = reads().map((query) => new URLSearchParams(query).get('start'))
  expect(read.slice(0, starts.length)).toEqual(starts)
})

it('goes to the last page by a count that comes after the first step', async () => {
  const [rows, figure] = [gate(), gate()]
  const { reads } = openUsers(users(123), '/users?page=30', plain)
  server.use(
    http.get(userList.path, async ({ request }) => {
      if (request.url.includes('start=280&')) await rows.open
    }),
    http.get('/api/admin/general-stats', async () => {
      await figure.open
      return HttpResponse.json({ total_users: 123 })
    }),
  )
  await waitFor(() => expect(reads()).toContain('?start=280&end=289'))
  figure.release()
  await turns()
  rows.release()
  await screen.findByText('121-123 of 123')
  expect(pageInAddress()).toBe('13')
})

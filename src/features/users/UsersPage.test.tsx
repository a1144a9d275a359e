import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { user, users } from '../../testing/builders'
import { emptyPlatform } from '../../testing/emptyPlatform'
import { emails, openUsers } from '../../testing/listPage'
import { userList } from '../../testing/listServer'
import { renderApp } from '../../testing/renderApp'
import { gate, recordRequests } from '../../testing/requests'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { heads, rows } from '../../testing/shownPage'
import { server } from '../../testing/server'
import { shownText } from '../../testing/shownText'
import { keepSession } from '../../testing/signedInStore'
import { toast } from '../../testing/toasts'

const off = user({ id: '8', email: '', public_address: '', created_at: '', spunky_points: null, is_active: false })
const mona = 'mona@tour.example'

/** The items in the menu of a user; presses the item if named. */
async function menuOf(name: string, person: ReturnType<typeof openUsers>['user']) {
  await person.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

it('shows each user with address, day, points, e-mail and whether it is active', async () => {
  openUsers([user(), off])
  await screen.findByText('1-2 of 2')
  expect(heads()).toEqual(['Wallet Address', 'Date Joined', 'Points', 'Email', 'Status', 'Action'])
  expect(rows()).toEqual([
    ['', '0x709…7dc79C8', 'Jan 10, 2026', '1,250', mona, '●Active', ''],
    ['', '-', '-', '-', '-', '○Inactive', ''],
  ])
  expect(screen.getByText('1,250')).toHaveAttribute('title', '1250.5')
  expect(screen.getByRole('button', { name: 'Copy address 0x709…7dc79C8' })).toBeVisible()
})

it('takes the number of all users from the figures where the list does not tell it', async () => {
  openUsers(users(230), '/users', { counts: false, total: 231 })
  expect(await screen.findByText('1-10 of 231')).toBeVisible()
})

it('shows by the menu of a user that the user is being changed', async () => {
  const { user: person } = openUsers([user()])
  const { open, release } = gate()
  server.use(
    http.put(`${userList.path}/:id/toggle-activate`, async () => {
      await open
      return HttpResponse.json({ message: 'Not now' }, { status: 409 })
    }),
  )
  await menuOf(mona, person)
  await person.click(screen.getByRole('menuitem', { name: 'Deactivate' }))
  const menu = () => screen.getByRole('button', { name: /^Actions for mona/ })
  await waitFor(() => expect(menu()).toHaveAttribute('aria-busy', 'true'))
  release()
  await toast(`${mona}: Not now`)
  expect(menu()).toHaveAttribute('aria-busy', 'false')
})

it('shows cards with the same actions on a compact screen', async () => {
  narrowTo(compactScreen)
  const { user: person } = openUsers([user()])
  await screen.findByText('1-1 of 1')
  const cards = within(screen.getByRole('list', { name: 'Users' })).getAllByRole('listitem')
  expect(cards.map(shownText)).toEqual([`${mona}0x709…7dc79C81,250 points · joined Jan 10, 2026●Active`])
  expect(screen.getByRole('button', { name: 'Copy address 0x709…7dc79C8' })).toBeVisible()
  expect(await menuOf(mona, person)).toEqual(['Deactivate'])
})

it('leaves out the address on the card of a user without one, and says a single point', async () => {
  narrowTo(compactScreen)
  openUsers([user({ public_address: '', spunky_points: '1' })])
  await screen.findByText('1-1 of 1')
  const cards = within(screen.getByRole('list', { name: 'Users' })).getAllByRole('listitem')
  expect(cards.map(shownText)).toEqual([`${mona}1 point · joined Jan 10, 2026●Active`])
})

it.each([
  [user(), mona, 'Deactivate', `${mona}: Toggled`, '○Inactive'],
  [off, 'user 8', 'Activate', 'User 8: Toggled', '●Active'],
])('changes a user by its menu, with Undo', async (given, name, offered, said, status) => {
  const { user: person, requests } = openUsers([given])
  expect(await menuOf(name, person)).toEqual([offered])
  await person.click(screen.getByRole('menuitem', { name: offered }))
  await toast(said)
  expect(await screen.findByText(status.slice(1), { selector: 'td *' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(requests.filter((line) => line.startsWith('PUT'))).toHaveLength(2))
})

it('takes a change back where the row has left the list by it', async () => {
  const { user: person, reads } = openUsers([user(), off], '/users?status=active')
  await menuOf(mona, person)
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
  await menuOf(mona, person)
  await person.click(screen.getByRole('menuitem', { name: 'Deactivate' }))
  await toast(`${mona}: Toggled`)
  expect(await screen.findByText('Inactive', { selector: 'td *' })).toBeVisible()
  expect(requests.filter((line) => line.startsWith('PUT'))).toEqual(['PUT /api/admin/users/m/toggle-activate'])
})

it.each([{}, { ignores: ['search'] as const, tells: false }])(
  'finds a user by the beginning of the wallet address, whatever the server can (%j)',
  async (able) => {
    const { unmount } = openUsers([user(), off], '/users?search=0x7099', able)
    await screen.findByText('1-1 of 1')
    expect(emails()).toEqual([mona])
    unmount()
    openUsers([user(), off], '/users?search=7099', able)
    expect(await screen.findByText('No user found')).toBeVisible()
  },
)

it('sorts by a column upwards, downwards and as it was, with every step in the history', async () => {
  const { user: person } = openUsers([user({ id: '1', email: 'b@x.co' }), user({ id: '2', email: 'a@x.co' })])
  await screen.findByText('1-2 of 2')
  const head = () => screen.getByRole('columnheader', { name: 'Email' })
  const sort = () => person.click(within(head()).getByRole('button'))
  const shown = async (order: string, rows: string[]) => {
    await waitFor(() => expect(emails()).toEqual(rows))
    expect(head()).toHaveAttribute('aria-sort', order)
  }
  await sort()
  await shown('ascending', ['a@x.co', 'b@x.co'])
  await sort()
  await shown('descending', ['b@x.co', 'a@x.co'])
  await sort()
  await shown('none', ['b@x.co', 'a@x.co'])
  expect(window.location.search).toBe('')
  window.history.back()
  await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'descending'))
})

it('says No Users where there are none, and that nobody was found where there are some', async () => {
  const { user: person, unmount } = openUsers([])
  expect(await screen.findByText('No Users')).toBeVisible()
  unmount()
  openUsers([user()], '/users?search=zoe')
  expect(await screen.findByText('No user found')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Clear filters' }))
  await screen.findByText('1-1 of 1')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('brings rows, field and tab of an address back, and clears each by itself', async () => {
  const { user: person } = openUsers([...users(3), user({ email: 'user@x.co' })], '/users?search=LIST&status=active')
  await screen.findByText('1-3 of 3')
  expect(screen.getByRole('searchbox')).toHaveValue('LIST')
  expect(screen.getByRole('radio', { name: /^Active/ })).toBeChecked()
  await person.click(screen.getByRole('radio', { name: /^Inactive/ }))
  await screen.findByText('No user found')
  window.history.back()
  await screen.findByText('1-3 of 3')
  await person.click(screen.getByRole('radio', { name: /^All/ }))
  await person.clear(screen.getByRole('searchbox'))
  await screen.findByText('1-4 of 4')
  expect(window.location.search).toBe('')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('is not open to an editor', async () => {
  keepSession('editor')
  emptyPlatform()
  const requests = recordRequests()
  renderApp('/users')
  await toast('Your role cannot open this page')
  expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
  expect(requests.filter((request) => request.includes('/users'))).toEqual([])
})

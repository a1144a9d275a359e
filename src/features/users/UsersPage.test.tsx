import { screen, waitFor, within } from '@testing-library/react'
import { user } from '../../testing/builders'
import { emptyPlatform } from '../../testing/emptyPlatform'
import { openUsers } from '../../testing/listPage'
import { renderApp } from '../../testing/renderApp'
import { recordRequests } from '../../testing/requests'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { heads, rows } from '../../testing/shownPage'
import { shownText } from '../../testing/shownText'
import { keepSession } from '../../testing/signedInStore'
import { toast } from '../../testing/toasts'
import { rowMenu } from '../../testing/rowMenu'

const off = user({ id: '8', email: '', public_address: '', created_at: '', spunky_points: null, is_active: false })
const mona = 'mona@tour.example'

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

it('shows cards with the same actions on a compact screen', async () => {
  narrowTo(compactScreen)
  const { user: person } = openUsers([user()])
  await screen.findByText('1-1 of 1')
  const cards = within(screen.getByRole('list', { name: 'Users' })).getAllByRole('listitem')
  expect(cards.map(shownText)).toEqual([`${mona}0x709…7dc79C81,250 points · joined Jan 10, 2026●Active`])
  expect(screen.getByRole('button', { name: 'Copy address 0x709…7dc79C8' })).toBeVisible()
  expect(await rowMenu(mona, person)).toEqual(['Deactivate'])
})

it.each([
  [user(), mona, 'Deactivate', `${mona}: Toggled`, '○Inactive'],
  [off, 'user 8', 'Activate', 'User 8: Toggled', '●Active'],
])('changes a user by its menu, with Undo', async (given, name, offered, said, status) => {
  const { user: person, requests } = openUsers([given])
  expect(await rowMenu(name, person)).toEqual([offered])
  await person.click(screen.getByRole('menuitem', { name: offered }))
  await toast(said)
  expect(await screen.findByText(status.slice(1), { selector: 'td *' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(requests.filter((line) => line.startsWith('PUT'))).toHaveLength(2))
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

it('is not open to an editor', async () => {
  keepSession('editor')
  emptyPlatform()
  const requests = recordRequests()
  renderApp('/users')
  await toast('Your role cannot open this page')
  expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
  expect(requests.filter((request) => request.includes('/users'))).toEqual([])
})

import { screen, waitFor, within } from '@testing-library/react'
import { user, users } from '../../testing/builders'
import { emails, openUsers } from '../../testing/listPage'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { shownText } from '../../testing/shownText'

const off = user({ id: '8', email: '', public_address: '', created_at: '', spunky_points: null, is_active: false })
const mona = 'mona@tour.example'

it('takes the number of all users from the figures where the list does not tell it', async () => {
  openUsers(users(230), '/users', { counts: false, total: 231 })
  expect(await screen.findByText('1-10 of 231')).toBeVisible()
})

it('leaves out the address on the card of a user without one, and says a single point', async () => {
  narrowTo(compactScreen)
  openUsers([user({ public_address: '', spunky_points: '1' })])
  await screen.findByText('1-1 of 1')
  const cards = within(screen.getByRole('list', { name: 'Users' })).getAllByRole('listitem')
  expect(cards.map(shownText)).toEqual([`${mona}1 point · joined Jan 10, 2026●Active`])
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

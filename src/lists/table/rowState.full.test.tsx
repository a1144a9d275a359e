import { screen, waitFor, within } from '@testing-library/react'
import { users } from '../../testing/builders'
import { openUsers } from '../../testing/listPage'
import { toast } from '../../testing/toasts'

/** Users that are not among the first five. */
const others = users(10).slice(5)
const expanded = () => screen.queryAllByRole('button', { expanded: true, hidden: true })

it('closes the menu of a row that goes, and opens that of no other', async () => {
  const { user, play, refresh } = openUsers(users(5))
  await screen.findByText('1-5 of 5')
  await user.click(screen.getByRole('button', { name: 'Actions for user2@list.example' }))
  await screen.findByRole('menuitem', { name: 'Deactivate' })
  play.rows = others
  refresh()
  await screen.findByText('user7@list.example')
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  expect(expanded()).toEqual([])
})

it('keeps the menu of a row open that moves to another place, and changes that row', async () => {
  const { user, play, refresh, requests } = openUsers(users(5))
  await screen.findByText('1-5 of 5')
  await user.click(screen.getByRole('button', { name: 'Actions for user2@list.example' }))
  const item = await screen.findByRole('menuitem', { name: 'Deactivate' })
  play.rows = [...others, ...users(2)]
  refresh()
  await screen.findByText('user7@list.example')
  await user.click(item)
  await waitFor(() =>
    expect(requests.filter((line) => line.startsWith('PUT'))).toEqual([expect.stringMatching(/\/2\//)]),
  )
})

it('offers in an open menu what it did when a colleague changes the row, and sends nothing that is done already', async () => {
  const { user, play, refresh, requests } = openUsers(users(5))
  await screen.findByText('1-5 of 5')
  await user.click(screen.getByRole('button', { name: 'Actions for user2@list.example' }))
  const item = await screen.findByRole('menuitem', { name: 'Deactivate' })
  play.rows = users(5).map((row) => (row.id === '2' ? { ...row, is_active: false } : row))
  refresh()
  await within(screen.getByRole('table', { hidden: true })).findByText('Inactive')
  expect(item).toHaveFocus()
  await user.keyboard('{Enter}')
  await toast('user2@list.example was already deactivated')
  expect(requests.filter((line) => line.startsWith('PUT'))).toEqual([])
})

it('gives the focus of a row that goes to no other', async () => {
  const { user, play, refresh } = openUsers(users(5))
  await screen.findByText('1-5 of 5')
  const box = screen.getByRole('checkbox', { name: 'Select user2@list.example' })
  await user.click(box)
  expect(box).toHaveFocus()
  play.rows = others
  refresh()
  await screen.findByText('user7@list.example')
  expect(within(screen.getByRole('table')).queryAllByRole('checkbox', { checked: true })).toEqual([])
  expect(document.body).toHaveFocus()
})

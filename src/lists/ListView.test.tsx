import { screen, waitFor } from '@testing-library/react'
import { users } from '../testing/builders'
import { emails, openUsers } from '../testing/listPage'
import { gate } from '../testing/requests'

const next = () => screen.getByRole('button', { name: 'Next page' })

it('keeps the place of ten rows while the first ones are being read, and shows that they are', async () => {
  const { play } = openUsers(users(3))
  const { open, release } = gate()
  play.hold = open
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(10))
  expect(screen.getByText('Loading...').closest('.visually-hidden')).toBeNull()
  expect(screen.queryByText('No Users')).toBeNull()
  release()
  await screen.findByText('1-3 of 3')
  expect(document.querySelectorAll('tbody tr')).toHaveLength(3)
})

it('keeps the rows of before while others are read, and counts no more than there are', async () => {
  const { play, user: person } = openUsers(users(13))
  await screen.findByText('1-10 of 13')
  const { open, release } = gate()
  play.hold = open
  await person.click(next())
  expect(await screen.findByText('11-13 of 13')).toBeVisible()
  expect(emails()[0]).toBe('user1@list.example')
  release()
  await waitFor(() => expect(emails()[0]).toBe('user11@list.example'))
})

it('says of no other search than the one that was answered that nobody was found', async () => {
  const { play, user: person } = openUsers(users(13), '/users?search=zoe')
  await screen.findByText('No user found')
  const { open, release } = gate()
  play.hold = open
  await person.clear(screen.getByRole('searchbox'))
  await waitFor(() => expect(screen.queryByText(/^No user/i)).toBeNull())
  release()
  await screen.findByText('1-10 of 13')
})

it('keeps rows that cannot be read again, says so, and reads them when asked to', async () => {
  const { play, refresh, user: person } = openUsers(users(3))
  await screen.findByText('1-3 of 3')
  play.failsFrom = 0
  refresh()
  expect(await screen.findByText(/The rows below may be out of date/)).toBeVisible()
  expect(emails()).toHaveLength(3)
  play.failsFrom = Infinity
  play.rows = users(4)
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1-4 of 4')
  expect(screen.queryByText(/out of date/)).toBeNull()
})

it('shows no rows of another page in the place of those that could not be read', async () => {
  const { play, user: person } = openUsers(users(13))
  await screen.findByText('1-10 of 13')
  play.failsFrom = 10
  await person.click(next())
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByText(/out of date|Nothing was changed/)).toBeNull()
  expect(emails()).toEqual([])
  expect(screen.queryByText('No Users')).toBeNull()
})

it('steps back when the last row of the last page goes', async () => {
  const { play, refresh } = openUsers(users(11), '/users?page=2&sort=email')
  await screen.findByText('11-11 of 11')
  play.rows = users(10)
  refresh()
  await screen.findByText('1-10 of 10')
  expect(window.location.search).toBe('?sort=email')
})

it('counts by the figures of another call only while the list is not narrowed', async () => {
  const { user: person } = openUsers(users(13), '/users', { counts: false })
  await screen.findByText('1-10 of 4,711')
  await person.type(screen.getByRole('searchbox'), 'user')
  await screen.findByText('1-10 of 13')
})

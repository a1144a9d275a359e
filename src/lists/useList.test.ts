import { screen } from '@testing-library/react'
import { users } from '../testing/builders'
import { emails, openUsers } from '../testing/listPage'
import { gate, settled } from '../testing/requests'
import { unable, andMona } from '../testing/searchedUsers'

it('lets a server that searches do it, ten rows at a time', async () => {
  const { reads } = openUsers(andMona(240), '/users?search=mona')
  await screen.findByText('1-1 of 1')
  expect(emails()).toEqual(['Mona@Tour.example'])
  expect(reads()).toEqual(['?start=0&end=9&search=mona'])
})

it('reads each window of a server that ignores the search once, and finds what is in the last', async () => {
  const { reads } = openUsers(andMona(240), '/users?search=mONA', unable)
  await screen.findByText('1-1 of 1')
  expect(emails()).toEqual(['Mona@Tour.example'])
  expect(reads()).toEqual(['?start=0&end=9&search=mONA', '?start=0&end=99', '?start=100&end=199', '?start=200&end=299'])
})

it('searches here on a server that refuses what the API does not specify, and asks it for that once', async () => {
  const { reads } = openUsers(andMona(240), '/users?search=mona&status=active&sort=email', {
    isStrict: true,
    tells: false,
  })
  await screen.findByText('1-1 of 1')
  expect(emails()).toEqual(['Mona@Tour.example'])
  const [first, ...others] = reads()
  expect(first).toContain('search=mona')
  expect(others).toEqual(['?start=0&end=9', '?start=0&end=99', '?start=100&end=199', '?start=200&end=299'])
})

it('tells how far it is, stops when told to and then goes on where it was', async () => {
  const { open, release } = gate()
  const { user: person, play, reads, store } = openUsers(andMona(1_031), '/users?search=mona', unable)
  Object.assign(play, { heldFrom: 300, hold: open })
  expect(await screen.findByText(/^300 of 1,032 rows read/)).toHaveAttribute('aria-live', 'off')
  expect(screen.getByText('Loading...')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Stop' }))
  release()
  const goOn = await screen.findByRole('button', { name: 'Continue' })
  expect(goOn.parentElement).toHaveAttribute('aria-live', 'polite')
  // The answer that nobody takes any more; until it has come, its window is not asked for again.
  await settled(store)
  expect(reads().at(-1)).toBe('?start=300&end=399')
  await person.click(goOn)
  await screen.findByText('1-1 of 1')
  expect(
    reads()
      .slice(5)
      .map((line) => line.slice(7, 10)),
  ).toEqual([...['300', '400', '500', '600', '700', '800', '900', '100']])
  expect(screen.queryByText(/searched/)).toBeNull()
})

it('never calls a search without result what could not be read, and reads on from there', async () => {
  const { user: person, play, reads } = openUsers(andMona(240), '/users?search=mona', unable)
  play.failsFrom = 200
  await screen.findByText('Not all rows could be loaded.')
  expect(screen.getByText(/^Only 200 of 241 rows could be loaded/)).toBeVisible()
  expect(screen.queryByText('No user found')).toBeNull()
  play.failsFrom = Infinity
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('1-1 of 1')
  expect(reads().filter((line) => line === '?start=100&end=199')).toHaveLength(1)
})

it('says that nobody was found only after everything was read', async () => {
  openUsers(users(240), '/users?search=zoe', unable)
  expect(await screen.findByText('No user found')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible()
})

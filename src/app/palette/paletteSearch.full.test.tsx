import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { users } from '../../testing/builders'
import { campaignPaths } from '../../testing/campaignServer'
import { listServer, userList } from '../../testing/listServer'
import { asked, findUsers, found, foundUser, openPalette, searchOf, shown, usersPath } from '../../testing/openPalette'
import { gate, recordRequests, settled } from '../../testing/requests'
import { server } from '../../testing/server'
import { pass, stopClock, until } from '../../testing/stopClock'
import { taskPaths } from '../../testing/taskServer'

it('asks for users, campaigns and tasks once typing has paused for 250 ms, from two letters', async () => {
  const { type, requests, options, state } = await openPalette()
  stopClock()
  type('t')
  await pass(1_000)
  expect(requests).toEqual([])
  expect(state()).toMatch(/^\d+ results · Type one more character to search$/)
  for (const text of ['to', 'tou', 'tour']) {
    type(text)
    await pass(249)
  }
  await until(() => expect(state()).toBe('Searching…'))
  expect(requests).toEqual([])
  await pass(1)
  await until(() =>
    expect(requests.sort()).toEqual([
      asked(campaignPaths.list, 'tour'),
      asked(taskPaths.list, 'tour'),
      asked(usersPath, 'tour'),
    ]),
  )
  await until(() =>
    expect(options()).toEqual([
      ...shown('tour@one.example', 'tour@two.example'),
      'City tour◐Waiting Approval',
      'Approve City tourin Review',
    ]),
  )
})

it.each(['q', '東', 'approve x'])(
  'never says that nothing matches %s, for which nothing was searched',
  async (text) => {
    const { type, requests, state, options } = await openPalette()
    stopClock()
    type(text)
    await pass(1_000)
    expect(options()).toEqual([])
    expect(state()).toBe('Type one more character to search')
    expect(requests).toEqual([])
  },
)

it('asks for nothing that the role may not open', async () => {
  const { type, requests, state } = await openPalette('editor')
  stopClock()
  type('tour')
  await pass(1_000)
  await until(() => expect(state()).toBe('Nothing matches'))
  expect(requests).toEqual([asked(taskPaths.list, 'tour')])
})

it('never shows an answer for an older text', async () => {
  const [slow, slower] = [gate(), gate()]
  const { type, screen, options, state, store } = await openPalette()
  server.use(
    http.get(usersPath, async ({ request }) => {
      const search = searchOf(request)
      if (search === 'ann') await slow.open
      if (search === 'nna') await slower.open
      return found([foundUser(`${search}@one.example`)])
    }),
  )
  const requests = recordRequests()
  type('ann')
  await waitFor(() => expect(requests).toContain(asked(usersPath, 'ann')))
  type('anna')
  await screen.findByRole('option', { name: /^anna@one.example/ })
  slow.release()
  await settled(store)
  expect(options()).toEqual(shown('anna@one.example'))
  type('nna')
  await waitFor(() => expect(state()).toBe('Searching…'))
  expect(options()).toEqual([])
  slower.release()
  await screen.findByRole('option', { name: /^nna@one.example/ })
})

/** Users of a server that can't search and doesn't say so. */
const unsearched = (...given: Parameters<typeof users>) =>
  listServer(userList, users(...given), { ignores: ['search', 'id'], tells: false })

it('reads a list on that the server does not search, shows how far, reads out only the end, and finds what stands on a later page', async () => {
  const { type, state, screen } = await openPalette()
  const { play } = unsearched(240)
  const later = gate()
  Object.assign(play, { heldFrom: 100, hold: later.open })
  type('user230@')
  await waitFor(() => expect(state()).toBe('Searching… · Users: searched 100 of 240'))
  const line = screen.getByText(/^Searching…/)
  expect(line).toHaveAttribute('aria-live', 'off')
  later.release()
  expect(await screen.findByRole('option', { name: /^user230@list.example/ })).toBeVisible()
  await waitFor(() => expect(state()).toBe('1 result'))
  expect(line).toHaveAttribute('aria-live', 'polite')
})

it('says that nothing matches only once every row has been searched', async () => {
  const { type, state } = await openPalette()
  const { play } = unsearched(240)
  const later = gate()
  Object.assign(play, { heldFrom: 200, hold: later.open })
  type('zoe')
  await waitFor(() => expect(state()).toBe('Searching… · Users: searched 200 of 240'))
  later.release()
  await waitFor(() => expect(state()).toBe('Nothing matches'))
})

it('stops after a thousand rows, never says that nothing matches then, and goes on when it is asked to', async () => {
  const { type, state, options, screen, user: hands, requests } = await openPalette()
  unsearched(1_500)
  type('user1400@')
  await waitFor(() => expect(state()).toBe('Users: searched 1,000 of 1,500'))
  expect(options()).toEqual(['Search more users'])
  expect(requests.filter((line) => line.includes('start=1100'))).toEqual([])
  await hands.click(screen.getByRole('option', { name: 'Search more users' }))
  expect(await screen.findByRole('option', { name: /^user1400@list.example/ })).toBeVisible()
  await waitFor(() => expect(state()).toBe('1 result'))
})

it('says which search failed, and goes on with the rest', async () => {
  const { type, screen, state, options } = await openPalette()
  server.use(http.get(usersPath, () => HttpResponse.json({ message: 'Not today' }, { status: 400 })))
  type('city')
  await screen.findByRole('option', { name: /^City tour/ })
  await waitFor(() => expect(state()).toBe("1 result · Users couldn't be searched: Not today"))
  type('dark theme')
  await waitFor(() => expect(options()).toEqual(['Theme: Dark']))
  await waitFor(() => expect(state()).toBe("1 result · Users couldn't be searched: Not today"))
  type('xyzzy')
  await waitFor(() => expect(state()).toBe("Users couldn't be searched: Not today"))
})

it('asks again for what has failed', async () => {
  const { type, screen, state } = await openPalette()
  server.use(http.get(usersPath, () => HttpResponse.json({ message: 'Not today' }, { status: 409 }), { once: true }))
  type('mona')
  await waitFor(() => expect(state()).toContain('Not today'))
  type('mon')
  type('mona')
  expect(await screen.findByRole('option', { name: /^mona@one.example/ })).toBeVisible()
  expect(state()).toBe('2 results')
})

it('keeps what was chosen while more comes', async () => {
  const slow = gate()
  const { type, screen } = await openPalette()
  server.use(
    http.get(usersPath, async () => {
      await slow.open
      return found([foundUser('city@one.example')])
    }),
  )
  type('city')
  await screen.findByRole('option', { name: /^City tour/, selected: true })
  slow.release()
  await screen.findByRole('option', { name: /^city@one.example/ })
  expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(/City tour/)
})

it('shows no row that a server sends although it does not match', async () => {
  const { type, state, options } = await openPalette()
  findUsers([foundUser('somebody@else.example')])
  type('xyzzy')
  await waitFor(() => expect(state()).toBe('Nothing matches'))
  expect(options()).toEqual([])
})

import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Role } from '../../contract/roles'
import { campaign } from '../../testing/builders'
import { campaignPaths, campaignServer } from '../../testing/campaignServer'
import { renderApp } from '../../testing/renderApp'
import { gate, recordRequests, settled } from '../../testing/requests'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { pass, stopClock, until } from '../../testing/stopClock'
import { taskServer } from '../../testing/taskServer'

// jsdom lays nothing out, so it knows no scrolling.
Element.prototype.scrollIntoView = () => undefined

const usersPath = '/api/admin/users'
const user = (email: string) => ({ id: email, email, is_active: true })
const usersAsked = (text: string) => `GET ${usersPath}?start=0&end=4&search=${text}`
const campaignsAsked = (text: string) => `GET ${campaignPaths.list}?start=0&end=4&search=${text}`

const answer = (...emails: readonly string[]) => ({ data: { users: emails.map(user) }, total: emails.length })
const found = (...emails: readonly string[]) => HttpResponse.json({ ...answer(...emails), applied: ['search'] })
const searchOf = (request: Request) => new URL(request.url).searchParams.get('search') ?? ''

/** The palette of a role, over a server with one campaign that finds two users by any text. */
async function open(role: Role = 'moderator') {
  keepSession(role)
  taskServer()
  campaignServer(campaign())
  server.use(
    http.get(usersPath, ({ request }) => found(`${searchOf(request)}@one.example`, `${searchOf(request)}@two.example`)),
  )
  const app = renderApp('/tasks')
  await app.screen.findByText('No Task Available')
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const field = await app.screen.findByRole('combobox', { name: 'Search, or type a command' })
  return {
    ...app,
    requests: recordRequests(),
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    state: () => within(app.screen.getByRole('dialog')).getByRole('status').textContent,
    options: () => app.screen.queryAllByRole('option').map(({ textContent }) => textContent),
  }
}

it('asks for users and campaigns once typing has paused for 250 ms, from two letters', async () => {
  const { type, requests, options, state } = await open()
  stopClock()
  type('t')
  await pass(1_000)
  expect(requests).toEqual([])
  for (const text of ['to', 'tou', 'tour']) {
    type(text)
    await pass(249)
  }
  await until(() => expect(state()).toBe('Searching…'))
  expect(requests).toEqual([])
  await pass(1)
  await until(() => expect(requests.sort()).toEqual([campaignsAsked('tour'), usersAsked('tour')]))
  await until(() => expect(options()).toEqual(['tour@one.example', 'tour@two.example', 'City tourWaiting Approval']))
})

it('asks for nothing that the role may not open', async () => {
  const { type, requests, state } = await open('editor')
  stopClock()
  type('tour')
  await pass(1_000)
  await until(() => expect(state()).toBe('Nothing matches'))
  expect(requests).toEqual([])
})

it('goes to the user that is chosen', async () => {
  const { type, screen, user: hands } = await open()
  server.use(http.get('/api/admin/general-stats', () => HttpResponse.json({ data: {} })))
  type('a+b &')
  await hands.click(await screen.findByRole('option', { name: 'a+b &@two.example' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'All Users' })).toBeVisible()
  expect(window.location.pathname).toBe('/users')
  expect(new URLSearchParams(window.location.search).get('search')).toBe('a+b &@two.example')
  expect(screen.getByRole('searchbox')).toHaveValue('a+b &@two.example')
})

it('opens the campaign that is chosen by Enter', async () => {
  const { type, screen, user: hands } = await open()
  server.use(http.get(usersPath, () => found()))
  type('city t')
  await screen.findByRole('option', { name: /City tour/, selected: true })
  await hands.keyboard('{Enter}')
  expect(within(await screen.findByRole('dialog', { name: 'View Campaign' })).getByText('City tour')).toBeVisible()
  expect(window.location.search).toBe('?search=City+tour&view=7')
})

it('never shows an answer for an older text', async () => {
  const [slow, slower] = [gate(), gate()]
  const { type, screen, options, state, store } = await open()
  server.use(
    http.get(usersPath, async ({ request }) => {
      const search = searchOf(request)
      if (search === 'ann') await slow.open
      if (search === 'nna') await slower.open
      return found(`${search}@one.example`)
    }),
  )
  const requests = recordRequests()
  type('ann')
  await waitFor(() => expect(requests).toContain(usersAsked('ann')))
  type('anna')
  await screen.findByRole('option', { name: 'anna@one.example' })
  slow.release()
  await settled(store)
  expect(options()).toEqual(['anna@one.example'])
  type('nna')
  await waitFor(() => expect(state()).toBe('Searching…'))
  expect(options()).toEqual([])
  slower.release()
  await screen.findByRole('option', { name: 'nna@one.example' })
})

it('offers to look through all users where the server does not search them, and never says that nothing matches', async () => {
  const { type, options, state, user: person, screen } = await open()
  server.use(http.get(usersPath, () => HttpResponse.json(answer('a@one.example', 'b@one.example'))))
  type('zoe')
  await waitFor(() => expect(options()).toEqual(['Search all users for “zoe”']))
  expect(state()).toBe('1 result')
  await person.click(screen.getByRole('option'))
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/users?search=zoe'))
})

it('says which search failed, and goes on with the rest', async () => {
  const { type, screen, state, options } = await open()
  server.use(http.get(usersPath, () => HttpResponse.json({ message: 'Not today' }, { status: 400 })))
  type('city')
  await screen.findByRole('option', { name: /City tour/ })
  await waitFor(() => expect(state()).toBe('1 result · Users could not be searched: Not today'))
  type('dark theme')
  await waitFor(() => expect(options()).toEqual(['Theme: Dark']))
  await waitFor(() => expect(state()).toBe('1 result · Users could not be searched: Not today'))
  type('xyzzy')
  await waitFor(() => expect(state()).toBe('Users could not be searched: Not today'))
})

it('asks again for what has failed', async () => {
  const { type, screen, state } = await open()
  server.use(http.get(usersPath, () => HttpResponse.json({ message: 'Not today' }, { status: 400 }), { once: true }))
  type('mona')
  await waitFor(() => expect(state()).toContain('Not today'))
  type('mon')
  type('mona')
  expect(await screen.findByRole('option', { name: 'mona@one.example' })).toBeVisible()
  expect(state()).toBe('2 results')
})

it('keeps what was chosen while more comes', async () => {
  const slow = gate()
  const { type, screen } = await open()
  server.use(
    http.get(usersPath, async () => {
      await slow.open
      return found('city@one.example')
    }),
  )
  type('city')
  await screen.findByRole('option', { name: /City tour/, selected: true })
  slow.release()
  await screen.findByRole('option', { name: 'city@one.example' })
  expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(/City tour/)
})

it('shows no row that a server sends although it does not match', async () => {
  const { type, state, options } = await open()
  server.use(http.get(usersPath, () => found('somebody@else.example')))
  type('xyzzy')
  await waitFor(() => expect(state()).toBe('Nothing matches'))
  expect(options()).toEqual([])
})

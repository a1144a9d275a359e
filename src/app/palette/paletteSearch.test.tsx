import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Role } from '../../contract/roles'
import { campaign } from '../../testing/builders'
import { campaignPaths, campaignServer } from '../../testing/campaignServer'
import { renderApp } from '../../testing/renderApp'
import { gate, recordRequests, settled, turns } from '../../testing/requests'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { adminUser } from '../../testing/adminBuilders'
import { adminPaths, adminServer } from '../../testing/adminServer'
import { chainServer } from '../../testing/chainServer'
import { listServer, userList, users } from '../../testing/listServer'
import { pass, stopClock, until } from '../../testing/stopClock'
import { task, taskPaths, tasks, taskServer } from '../../testing/taskServer'
import { chainB } from '../../testing/testChains'
import { toast } from '../../testing/shownToasts'

// jsdom lays nothing out, so it knows no scrolling.
Element.prototype.scrollIntoView = () => undefined

const hash = `0x${'ab'.repeat(32)}`
const usersPath = '/api/admin/users'
const user = (email: string) => ({ id: email, email, is_active: true })
const usersAsked = (text: string) => `GET ${usersPath}?start=0&end=4&search=${text}`
const tasksAsked = (text: string) => `GET ${taskPaths.list}?start=0&end=4&search=${text}`
const campaignsAsked = (text: string) => `GET ${campaignPaths.list}?start=0&end=4&search=${text}`

const answer = (...emails: readonly string[]) => ({ data: { users: emails.map(user) }, total: emails.length })
const found = (...emails: readonly string[]) => HttpResponse.json({ ...answer(...emails), applied: ['search'] })
/** The options of these users: each with its state, and what changes that. */
const shown = (...emails: readonly string[]) => emails.flatMap((email) => [`${email}●Active`, `Deactivate ${email}`])
const searchOf = (request: Request) => new URL(request.url).searchParams.get('search') ?? ''

/** The palette of a role, over a server with one campaign that finds two users by any text. */
async function open(role: Role = 'moderator') {
  keepSession(role)
  taskServer()
  adminServer()
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

it('asks for users, campaigns and tasks once typing has paused for 250 ms, from two letters', async () => {
  const { type, requests, options, state } = await open()
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
  await until(() => expect(requests.sort()).toEqual([campaignsAsked('tour'), tasksAsked('tour'), usersAsked('tour')]))
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
    const { type, requests, state, options } = await open()
    stopClock()
    type(text)
    await pass(1_000)
    expect(options()).toEqual([])
    expect(state()).toBe('Type one more character to search')
    expect(requests).toEqual([])
  },
)

it('says of the hash of a transaction that an editor cannot look it up', async () => {
  const { type, requests, state } = await open('editor')
  type(hash)
  await waitFor(() => expect(state()).toBe("Your role can't look up transactions"))
  expect(requests).toEqual([])
})

it('never says that nothing matches a number before the task of that number was looked for', async () => {
  const { type, state } = await open('editor')
  const later = gate()
  let isThere = true
  server.use(
    http.get(taskPaths.list, async ({ request }) => {
      if (!new URL(request.url).searchParams.has('id'))
        return HttpResponse.json({ data: [], total: 0, applied: ['search'] })
      await later.open
      return isThere
        ? HttpResponse.json({ data: [], total: 0, applied: ['id'] })
        : new HttpResponse(null, { status: 500 })
    }),
  )
  const requests = recordRequests()
  type('42')
  await waitFor(() => expect(requests).toHaveLength(2))
  await turns()
  expect(state()).toBe('Searching…')
  isThere = false
  later.release()
  await waitFor(() => expect(state()).toBe("Tasks couldn't be searched: Network Error. Try Again"))
  isThere = true
  type('43')
  await waitFor(() => expect(state()).toBe('Nothing matches'))
})

it('asks for nothing that the role may not open', async () => {
  const { type, requests, state } = await open('editor')
  stopClock()
  type('tour')
  await pass(1_000)
  await until(() => expect(state()).toBe('Nothing matches'))
  expect(requests).toEqual([tasksAsked('tour')])
})

it('goes to the user that is chosen', async () => {
  const { type, screen, user: hands } = await open()
  server.use(http.get('/api/admin/general-stats', () => HttpResponse.json({ data: {} })))
  type('a+b &')
  await hands.click(await screen.findByRole('option', { name: /^a\+b &@two.example/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'All Users' })).toBeVisible()
  expect(window.location.pathname).toBe('/users')
  expect(new URLSearchParams(window.location.search).get('search')).toBe('a+b &@two.example')
  expect(screen.getByRole('searchbox')).toHaveValue('a+b &@two.example')
})

it('opens the campaign that is chosen by Enter', async () => {
  const { type, screen, user: hands } = await open()
  server.use(http.get(usersPath, () => found()))
  type('city t')
  await screen.findByRole('option', { name: /^City tour/, selected: true })
  await hands.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'City tour' })).toBeVisible()
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

it('reads a list on that the server does not search, says how far, and finds what stands on a later page', async () => {
  const { type, state, screen } = await open()
  const { play } = unsearched(240)
  const later = gate()
  Object.assign(play, { heldFrom: 100, hold: later.open })
  type('user230@')
  await waitFor(() => expect(state()).toBe('Searching… · Users: searched 100 of 240'))
  later.release()
  expect(await screen.findByRole('option', { name: /^user230@list.example/ })).toBeVisible()
  await waitFor(() => expect(state()).toBe('1 result'))
})

it('says that nothing matches only once every row has been searched', async () => {
  const { type, state } = await open()
  const { play } = unsearched(240)
  const later = gate()
  Object.assign(play, { heldFrom: 200, hold: later.open })
  type('zoe')
  await waitFor(() => expect(state()).toBe('Searching… · Users: searched 200 of 240'))
  later.release()
  await waitFor(() => expect(state()).toBe('Nothing matches'))
})

it('stops after a thousand rows, never says that nothing matches then, and goes on when it is asked to', async () => {
  const { type, state, options, screen, user: hands, requests } = await open()
  unsearched(1_500)
  type('user1400@')
  await waitFor(() => expect(state()).toBe('Users: searched 1,000 of 1,500'))
  expect(options()).toEqual(['Search more users'])
  expect(requests.filter((line) => line.includes('start=1100'))).toEqual([])
  await hands.click(screen.getByRole('option', { name: 'Search more users' }))
  expect(await screen.findByRole('option', { name: /^user1400@list.example/ })).toBeVisible()
  await waitFor(() => expect(state()).toBe('1 result'))
})

it.each(['task 42', '#42', '42'])('finds a task by its number: %s', async (text) => {
  const { type, screen } = await open('editor')
  taskServer(task(), task({ id: '42', instructions: 'Say what the harbour is called' }))
  type(text)
  expect(await screen.findByRole('option', { name: /^Say what the harbour.*task 42$/ })).toBeVisible()
})

it('finds a task by its number where the server looks for none', async () => {
  const { type, screen, state } = await open('editor')
  const rows = [...tasks(30), task({ id: '4242', instructions: 'The harbour' })]
  server.use(
    http.get(taskPaths.list, ({ request }) => {
      const start = Number(new URL(request.url).searchParams.get('start'))
      return HttpResponse.json({ data: rows.slice(start, start + 10) })
    }),
  )
  type('task 4242')
  expect(await screen.findByRole('option', { name: /^The harbour/ })).toBeVisible()
  await waitFor(() => expect(state()).toBe('1 result'))
})

it('finds admins for a role that may open them, and none but moderators for an admin', async () => {
  const rows = [
    adminUser({ email: 'ines@staff.example' }),
    adminUser({ id: '8', email: 'bo@staff.example', role: 'editor' }),
  ]
  const { type, screen, options, user: hands } = await open('admin')
  server.use(
    http.get(usersPath, () => found()),
    http.get(adminPaths.list, () => HttpResponse.json({ data: { admins: rows }, total: 2, applied: ['search'] })),
  )
  type('staff.ex')
  await screen.findByRole('option', { name: /^ines@staff.example/ })
  expect(options()).toEqual(['ines@staff.example●ActiveModerator'])
  await hands.keyboard('{Enter}')
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/admin-users?search=ines%40staff.example'),
  )
})

it('leads with Approve to the campaign in the review, and approves nothing itself', async () => {
  const { type, screen, user: hands, requests } = await open()
  campaignServer(campaign({ id: '6', title: 'Other tour' }), campaign())
  server.use(http.get(usersPath, () => found()))
  type('approve city')
  await hands.click(await screen.findByRole('option', { name: /^Approve City tour/ }))
  expect(await screen.findByRole('heading', { level: 2, name: 'City tour' })).toBeVisible()
  expect(window.location.pathname + window.location.search).toBe('/campaign/review?view=7')
  expect(requests.filter((line) => !line.startsWith('GET'))).toEqual([])
})

it('finds a transaction by its hash on any chain, and shows who sent it', async () => {
  const { type, screen, state, options, user: hands, requests, store } = await open()
  chainServer().answers.eth_getTransactionByHash = () => null
  const there = chainServer({ chain: chainB })
  there.answers.eth_getTransactionByHash = () => ({ from: address, to: chainB.contracts.token })
  server.use(http.get('/api/admin/dossier', () => new HttpResponse(null, { status: 500 })))
  type(hash)
  await waitFor(() =>
    expect(options()).toEqual(['Sender 0x709…7dc79C8on Local Chain B', 'Receiver 0x111…1111111on Local Chain B']),
  )
  expect(state()).toBe('2 results')
  expect(requests.filter((line) => line.includes('search='))).toEqual([])
  await hands.click(screen.getByRole('option', { name: /^Sender/ }))
  expect(await screen.findByRole('dialog', { name: 'Who is 0x709…7dc79C8?' })).toBeVisible()
  await settled(store)
})

it('names the chains that could not be asked for a transaction, and says nothing of them', async () => {
  const { type, state, options } = await open()
  chainServer().answers.eth_getTransactionByHash = () => null
  chainServer({ chain: chainB }).mode = 'refused'
  type(hash)
  await waitFor(() => expect(state()).toBe("Couldn't ask Local Chain B"))
  expect(options()).toEqual([])
})

it('shows who an e-mail is over the present page, and Back closes that', async () => {
  const { type, screen, user: hands } = await open()
  server.use(
    http.get(usersPath, () => found()),
    http.get('/api/admin/dossier', () => new HttpResponse(null, { status: 500 })),
  )
  type('mona@tour.example')
  await hands.click(await screen.findByRole('option', { name: 'Who is mona@tour.example?' }))
  const panel = await screen.findByRole('dialog', { name: 'Who is mona@tour.example?' })
  expect(window.location.pathname + window.location.search).toBe('/tasks?who=mona%40tour.example')
  window.history.back()
  await waitFor(() => expect(panel).not.toBeInTheDocument())
})

it('says which search failed, and goes on with the rest', async () => {
  const { type, screen, state, options } = await open()
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
  const { type, screen, state } = await open()
  server.use(http.get(usersPath, () => HttpResponse.json({ message: 'Not today' }, { status: 400 }), { once: true }))
  type('mona')
  await waitFor(() => expect(state()).toContain('Not today'))
  type('mon')
  type('mona')
  expect(await screen.findByRole('option', { name: /^mona@one.example/ })).toBeVisible()
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
  await screen.findByRole('option', { name: /^City tour/, selected: true })
  slow.release()
  await screen.findByRole('option', { name: /^city@one.example/ })
  expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(/City tour/)
})

it('shows no row that a server sends although it does not match', async () => {
  const { type, state, options } = await open()
  server.use(http.get(usersPath, () => found('somebody@else.example')))
  type('xyzzy')
  await waitFor(() => expect(state()).toBe('Nothing matches'))
  expect(options()).toEqual([])
})

it('deactivates a user with three keys beside the name, without leaving the page, and can take it back', async () => {
  const { type, screen, user: hands, requests } = await open()
  server.use(http.put('/api/admin/users/:id/toggle-activate', () => HttpResponse.json({ message: 'Toggled' })))
  type('mona')
  await screen.findByRole('option', { name: 'Deactivate mona@one.example' })
  await hands.keyboard('{ArrowDown}{Enter}')
  await toast('mona@one.example: Toggled')
  expect(requests).toContain('PUT /api/admin/users/mona%40one.example/toggle-activate')
  expect(window.location.pathname).toBe('/tasks')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})

it('offers with a verb before the name only what does that', async () => {
  const { type, options } = await open()
  type('deactivate mona')
  await waitFor(() => expect(options()).toEqual(['Deactivate mona@one.example', 'Deactivate mona@two.example']))
  type('activate mona')
  await waitFor(() => expect(options()).toEqual([]))
})

it('says how many of all it shows, leads to all of them, and leaves what changes them to the verb', async () => {
  const { type, screen, user: hands, options } = await open()
  const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@many.example`)
  server.use(
    http.get(usersPath, () => HttpResponse.json({ ...answer(...emails), total: 1212, applied: ['search'] })),
    http.get('/api/admin/general-stats', () => HttpResponse.json({ data: {} })),
  )
  type('many')
  expect(await screen.findByRole('group', { name: 'Users, 5 of 1,212' })).toBeVisible()
  expect(options()).toEqual([...emails.map((email) => `${email}●Active`), 'Show all 1,212 users'])
  await hands.click(screen.getByRole('option', { name: 'Show all 1,212 users' }))
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/users?search=many'))
  expect(await screen.findByRole('heading', { level: 1, name: 'All Users' })).toBeVisible()
})

it('counts with a verb what is listed, in the status and at the heading', async () => {
  const { type, state, options, screen } = await open()
  const rows = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...user(`${name}@many.example`), is_active: name !== 'e' }))
  server.use(
    http.get(usersPath, () => HttpResponse.json({ data: { users: rows }, total: 29, applied: ['search'] })),
    http.get(campaignPaths.list, () =>
      HttpResponse.json({ data: { campaign_ads: [] }, total: 0, applied: ['search'] }),
    ),
  )
  type('deactivate many')
  expect(await screen.findByRole('group', { name: 'Users, 4 of 29' })).toBeVisible()
  expect(options()).toEqual([
    ...['a', 'b', 'c', 'd'].map((name) => `Deactivate ${name}@many.example`),
    'Show all 29 users',
  ])
  await waitFor(() => expect(state()).toBe('4 results'))
  type('activate many')
  await waitFor(() => expect(options()).toEqual(['Activate e@many.example', 'Show all 29 users']))
  await waitFor(() => expect(state()).toBe('1 result'))
})

it('claims no rows where the verb fits none of the first, and does not say that nothing matches', async () => {
  const { type, state, options, screen } = await open()
  const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@many.example`)
  server.use(http.get(usersPath, () => HttpResponse.json({ ...answer(...emails), total: 29, applied: ['search'] })))
  type('activate many')
  expect(await screen.findByRole('group', { name: 'Users' })).toBeVisible()
  expect(options()).toEqual(['Show all 29 users'])
  await waitFor(() => expect(state()).toBe('Users: none of the first 5 can be activated'))
})

it('looks only among what a verb changes', async () => {
  const { type, requests, state } = await open('super-admin')
  type('approve city')
  await waitFor(() => expect(state()).toBe('1 result'))
  expect(requests).toEqual([campaignsAsked('city')])
})

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

it.each([
  ['moderator', '0x709', ['Stakes of 0x709', 'Tracked assets of 0x709']],
  [
    'super-admin',
    address,
    ['Who is 0x709…7dc79C8?', 'Stakes of 0x709…7dc79C8', 'Tracked assets of 0x709…7dc79C8', 'Vesting of 0x709…7dc79C8'],
  ],
  ['editor', address, []],
] as const)('finds for a %s by %s what has the address', async (role, text, found) => {
  const { type, options } = await open(role)
  server.use(
    http.get(usersPath, () =>
      HttpResponse.json({
        data: { users: [{ ...user('mona@one.example'), public_address: address }] },
        total: 1,
        applied: ['search'],
      }),
    ),
  )
  type(text)
  await waitFor(() => expect(options()).toEqual(role === 'editor' ? [] : [...found, ...shown('mona@one.example')]))
})

it('finds a task by its instructions, and opens the list narrowed to it', async () => {
  const { type, screen, user: hands } = await open('editor')
  taskServer(task())
  type('watch to')
  const option = await screen.findByRole('option', { name: /^Watch to the end/ })
  expect(option).toHaveTextContent('Watch to the end●Activetask 7')
  await hands.click(option)
  await waitFor(() => expect(window.location.search).toBe('?search=Watch+to+the+end'))
})

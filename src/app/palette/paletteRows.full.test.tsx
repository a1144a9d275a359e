import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { campaign, task } from '../../testing/builders'
import { campaignPaths, campaignServer } from '../../testing/campaignServer'
import { asked, findUsers, foundUser, openPalette, searchOf, shown } from '../../testing/openPalette'
import { server } from '../../testing/server'
import { toast } from '../../testing/shownToasts'
import { taskPaths } from '../../testing/taskServer'

const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@many.example`)
const many = emails.map((email) => foundUser(email))

it('goes to the user that is chosen', async () => {
  const { type, screen, user: hands } = await openPalette()
  server.use(http.get('/api/admin/general-stats', () => HttpResponse.json({ data: {} })))
  type('a+b &')
  await hands.click(await screen.findByRole('option', { name: /^a\+b &@two.example/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'All Users' })).toBeVisible()
  expect(window.location.pathname).toBe('/users')
  expect(new URLSearchParams(window.location.search).get('search')).toBe('a+b &@two.example')
  expect(screen.getByRole('searchbox')).toHaveValue('a+b &@two.example')
})

it('passes by the arrows users with the same id, of whom one at a time is chosen', async () => {
  const { type, screen, user: hands } = await openPalette()
  findUsers(emails.map((email) => foundUser(email, { id: '1' })))
  type('many')
  await screen.findByRole('option', { name: /^a@many/ })
  const passed: (string | null)[] = []
  while (passed.length < emails.length) {
    passed.push(screen.getByRole('option', { selected: true }).textContent)
    await hands.keyboard('{ArrowDown}')
  }
  expect(passed).toEqual(emails.map((email) => `${email}●Active`))
})

it('goes to the task that is chosen where half an emoji would end what is searched for', async () => {
  const { type, screen, user: hands } = await openPalette('editor')
  const long = task({ instructions: `${'watch '.repeat(33)}a🎉 to the end` })
  server.use(
    http.get(taskPaths.list, ({ request }) => {
      const rows = [long].filter(({ instructions }) => instructions.includes(searchOf(request)))
      return HttpResponse.json({ data: rows, total: rows.length, applied: ['search'] })
    }),
  )
  type('watch')
  await hands.click(await screen.findByRole('option', { name: /^watch/ }))
  expect(await screen.findByRole('button', { name: 'Task 7 is active' })).toBeVisible()
  expect(new URLSearchParams(window.location.search).get('search')).toBe(`${'watch '.repeat(33)}a`)
})

it('opens the campaign that is chosen by Enter', async () => {
  const { type, screen, user: hands } = await openPalette()
  findUsers([])
  type('city t')
  await screen.findByRole('option', { name: /^City tour/, selected: true })
  await hands.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'City tour' })).toBeVisible()
  expect(window.location.search).toBe('?search=City+tour&view=7')
})

it('leads with Approve to the campaign in the review, and approves nothing itself', async () => {
  const { type, screen, user: hands, requests } = await openPalette()
  campaignServer(campaign({ id: '6', title: 'Other tour' }), campaign())
  findUsers([])
  type('approve city')
  await hands.click(await screen.findByRole('option', { name: /^Approve City tour/ }))
  expect(await screen.findByRole('heading', { level: 2, name: 'City tour' })).toBeVisible()
  expect(window.location.pathname).toBe('/campaign/review')
  expect(requests.filter((line) => !line.startsWith('GET'))).toEqual([])
})

it('deactivates a user with three keys beside the name, without leaving the page, and can take it back', async () => {
  const { type, screen, user: hands, requests } = await openPalette()
  server.use(http.put('/api/admin/users/:id/toggle-activate', () => HttpResponse.json({ message: 'Toggled' })))
  type('mona')
  await screen.findByRole('option', { name: 'Deactivate mona@one.example' })
  await hands.keyboard('{ArrowDown}{Enter}')
  await toast('mona@one.example: Toggled')
  expect(requests).toContain('PUT /api/admin/users/mona%40one.example/toggle-activate')
  expect(window.location.pathname).toBe('/tasks')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})

it('says how many of all it shows, leads to all of them, and leaves what changes them to the verb', async () => {
  const { type, screen, user: hands, options } = await openPalette()
  findUsers(many, 1212)
  server.use(http.get('/api/admin/general-stats', () => HttpResponse.json({ data: {} })))
  type('many')
  expect(await screen.findByRole('group', { name: 'Users, 5 of 1,212' })).toBeVisible()
  expect(options()).toEqual([...emails.map((email) => `${email}●Active`), 'Show all 1,212 users'])
  await hands.click(screen.getByRole('option', { name: 'Show all 1,212 users' }))
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/users?search=many'))
  expect(await screen.findByRole('heading', { level: 1, name: 'All Users' })).toBeVisible()
})

it('offers beside three rows what changes them, and not beside four', async () => {
  const { type, options } = await openPalette()
  findUsers(many.slice(0, 3))
  type('many')
  await waitFor(() => expect(options()).toEqual(shown(...emails.slice(0, 3))))
  findUsers(many.slice(0, 4))
  type('many.')
  await waitFor(() => expect(options()).toEqual(emails.slice(0, 4).map((email) => `${email}●Active`)))
})

it('offers with a verb before the name only what does that', async () => {
  const { type, options } = await openPalette()
  type('deactivate mona')
  await waitFor(() => expect(options()).toEqual(['Deactivate mona@one.example', 'Deactivate mona@two.example']))
  type('activate mona')
  await waitFor(() => expect(options()).toEqual([]))
})

it('counts with a verb what is listed, in the status and at the heading', async () => {
  const { type, state, options, screen } = await openPalette()
  findUsers(
    emails.map((email) => foundUser(email, { is_active: !email.startsWith('e') })),
    29,
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
  const { type, state, options, screen } = await openPalette()
  findUsers(many, 29)
  type('activate many')
  expect(await screen.findByRole('group', { name: 'Users' })).toBeVisible()
  expect(options()).toEqual(['Show all 29 users'])
  await waitFor(() => expect(state()).toBe('Users: none of the first 5 can be activated'))
})

it('looks only among what a verb changes', async () => {
  const { type, requests, state } = await openPalette('super-admin')
  type('approve city')
  await waitFor(() => expect(state()).toBe('1 result'))
  expect(requests).toEqual([asked(campaignPaths.list, 'city')])
})

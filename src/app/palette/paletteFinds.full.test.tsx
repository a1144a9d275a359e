import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { task, tasks } from '../../testing/builders'
import { adminUser } from '../../testing/adminBuilders'
import { adminPaths } from '../../testing/adminServer'
import { chainServer } from '../../testing/chainServer'
import { account as address } from '../../testing/fakeWallet'
import { findUsers, foundUser, openPalette, shown } from '../../testing/openPalette'
import { gate, recordRequests, settled, turns } from '../../testing/requests'
import { askedRange, server } from '../../testing/server'
import { taskPaths, taskServer } from '../../testing/taskServer'
import { chainA, chainB } from '../../testing/testChains'

const hash = `0x${'ab'.repeat(32)}`

it.each(['task 42', '#42', '42'])('finds a task by its number: %s', async (text) => {
  const { type, screen } = await openPalette('editor')
  taskServer(task(), task({ id: '42', instructions: 'Say what the harbour is called' }))
  type(text)
  expect(await screen.findByRole('option', { name: /^Say what the harbour.*task 42$/ })).toBeVisible()
})

it('finds a task by its number where the server looks for none', async () => {
  const { type, screen, state } = await openPalette('editor')
  const rows = [...tasks(30), task({ id: '4242', instructions: 'The harbour' })]
  server.use(
    http.get(taskPaths.list, ({ request }) => {
      const { start } = askedRange(request)
      return HttpResponse.json({ data: rows.slice(start, start + 10) })
    }),
  )
  type('task 4242')
  expect(await screen.findByRole('option', { name: /^The harbour/ })).toBeVisible()
  await waitFor(() => expect(state()).toBe('1 result'))
})

it('never says that nothing matches a number before the task of that number was looked for', async () => {
  const { type, state } = await openPalette('editor')
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

it('says of the hash of a transaction that an editor cannot look it up', async () => {
  const { type, requests, state } = await openPalette('editor')
  type(hash)
  await waitFor(() => expect(state()).toBe("Your role can't look up transactions"))
  expect(requests).toEqual([])
})

it('finds a transaction by its hash on any chain, and shows who sent it', async () => {
  const { type, screen, state, options, user: hands, requests, store } = await openPalette()
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
  const { type, state, options } = await openPalette()
  chainServer().answers.eth_getTransactionByHash = () => null
  chainServer({ chain: chainB }).mode = 'refused'
  type(hash)
  await waitFor(() => expect(state()).toBe("Couldn't ask Local Chain B"))
  expect(options()).toEqual([])
})

it.each([
  ['moderator', '0x709', ['Stakes of 0x709', 'Tracked assets of 0x709']],
  ['super-admin', '0x709', ['Stakes of 0x709', 'Tracked assets of 0x709']],
  [
    'super-admin',
    address,
    ['Who is 0x709…7dc79C8?', 'Stakes of 0x709…7dc79C8', 'Tracked assets of 0x709…7dc79C8', 'Vesting of 0x709…7dc79C8'],
  ],
  ['editor', address, []],
] as const)('finds for a %s by %s what has the address', async (role, text, found) => {
  const { type, options } = await openPalette(role)
  findUsers([foundUser('mona@one.example', { public_address: address })])
  type(text)
  await waitFor(() => expect(options()).toEqual(role === 'editor' ? [] : [...found, ...shown('mona@one.example')]))
})

it('shows who an e-mail is over the present page, and Back closes that', async () => {
  const { type, screen, user: hands } = await openPalette()
  findUsers([])
  server.use(http.get('/api/admin/dossier', () => new HttpResponse(null, { status: 500 })))
  type('mona@tour.example')
  await hands.click(await screen.findByRole('option', { name: 'Who is mona@tour.example?' }))
  const panel = await screen.findByRole('dialog', { name: 'Who is mona@tour.example?' })
  expect(window.location.pathname + window.location.search).toBe('/tasks?who=mona%40tour.example')
  window.history.back()
  await waitFor(() => expect(panel).not.toBeInTheDocument())
})

it('warns of an address whose checksum is wrong', async () => {
  const { type, screen, user: hands, store } = await openPalette()
  findUsers([])
  for (const chain of [chainA, chainB]) chainServer({ chain })
  server.use(http.get('/api/admin/dossier', () => new HttpResponse(null, { status: 500 })))
  type(address.replace('C8', 'c8'))
  await hands.click(await screen.findByRole('option', { name: /^Who is/ }))
  expect(await screen.findByText("This address's checksum doesn't match: check every character.")).toBeVisible()
  await settled(store)
})

it('finds admins with their status for a role that may open them, and none but moderators, however written, for an admin', async () => {
  const rows = [
    adminUser({ email: 'ines@staff.example' }),
    adminUser({ id: '8', email: 'bo@staff.example', role: 'editor' }),
    adminUser({ id: '9', email: 'zoe@staff.example', role: 'Moderator', invited_until: '2026-02-01T12:00:00.000Z' }),
  ]
  const { type, screen, options, user: hands } = await openPalette('admin')
  findUsers([])
  server.use(
    http.get(adminPaths.list, () => HttpResponse.json({ data: { admins: rows }, total: 3, applied: ['search'] })),
  )
  type('staff.ex')
  await screen.findByRole('option', { name: /^ines@staff.example/ })
  expect(options()).toEqual(['ines@staff.example●ActiveModerator', 'zoe@staff.example◐InvitedModerator'])
  await hands.keyboard('{Enter}')
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/admin-users?search=ines%40staff.example'),
  )
})

it('calls a task without instructions by its number, once', async () => {
  const { type, screen, options } = await openPalette('editor')
  taskServer(task({ instructions: '' }))
  type('task 7')
  await screen.findByRole('option', { name: /^task 7/ })
  expect(options()[0]).toBe('task 7●Active')
})

it('finds a task by its instructions, and opens the list narrowed to it', async () => {
  const { type, screen, user: hands } = await openPalette('editor')
  taskServer(task())
  type('watch to')
  const option = await screen.findByRole('option', { name: /^Watch to the end/ })
  expect(option).toHaveTextContent('Watch to the end●Activetask 7')
  await hands.click(option)
  await waitFor(() => expect(window.location.search).toBe('?search=Watch+to+the+end'))
})

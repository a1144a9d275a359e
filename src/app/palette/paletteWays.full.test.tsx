import { fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminUser } from '../../testing/adminBuilders'
import { adminPaths } from '../../testing/adminServer'
import { task } from '../../testing/builders'
import { chainServer } from '../../testing/chainServer'
import { emptyPlatform } from '../../testing/emptyPlatform'
import { account as address } from '../../testing/fakeWallet'
import { findUsers, foundUser, openPalette, shown } from '../../testing/openPalette'
import { settled } from '../../testing/requests'
import { server } from '../../testing/server'
import { taskServer } from '../../testing/taskServer'
import { chainB } from '../../testing/testChains'

const at = () => window.location.pathname + window.location.search

it.each([
  ['moderator', '0x709', /^Stakes of/, '/staking?search=0x709'],
  ['moderator', '0x709', /^Tracked assets of/, '/tracking?search=0x709'],
  ['super-admin', address, /^Vesting of/, `/vesting?account=${address}`],
  ['super-admin', 'create new', /^Create New Admin/, '/admin-users?open=create'],
  ['editor', 'upload', /^Upload New Task/, '/tasks?open=upload'],
] as const)('leads a %s who types %s with %s to %s', async (role, text, option, place) => {
  const { type, screen, user, store } = await openPalette(role)
  emptyPlatform()
  type(text)
  await user.click(await screen.findByRole('option', { name: option }))
  await waitFor(() => expect(at()).toBe(place))
  await settled(store)
})

it('leads to a user without an e-mail by the address', async () => {
  const { type, screen, user, store } = await openPalette()
  emptyPlatform()
  findUsers([foundUser('', { id: '5', public_address: address })])
  type('0x7099')
  await user.click(await screen.findByRole('option', { name: /^user 5/ }))
  await waitFor(() => expect(at()).toBe(`/users?search=${address}`))
  await settled(store)
})

it('puts a user above the question who the e-mail is', async () => {
  const { type, options } = await openPalette()
  findUsers([foundUser('mona@one.example')])
  type('mona@one.example')
  await waitFor(() => expect(options()).toEqual([...shown('mona@one.example'), 'Who is mona@one.example?']))
})

it('finds an admin of any role by the name, for a super-admin', async () => {
  const { type, screen } = await openPalette('super-admin')
  const admins = [adminUser({ email: 'ik@staff.example', name: 'Ines Kramer', role: 'editor' })]
  server.use(http.get(adminPaths.list, () => HttpResponse.json({ data: { admins }, total: 1, applied: ['search'] })))
  findUsers([])
  type('kramer')
  expect(await screen.findByRole('option', { name: /^ik@staff.example/ })).toBeVisible()
})

it('shows a task once that is found by its number and by its text', async () => {
  const { type, options } = await openPalette('editor')
  taskServer(task({ id: '42', instructions: 'Answer 42' }))
  type('42')
  await waitFor(() => expect(options()).toEqual(['Answer 42●Activetask 42', 'Deactivate task 42']))
})

it('looks for a hash in small letters, and leads to the transaction in the explorer', async () => {
  jest.replaceProperty(chainB, 'explorerUrl', 'https://scan.example')
  const pressed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const hash = `0x${'ab'.repeat(32)}`
  const { type, screen, user } = await openPalette()
  chainServer().answers.eth_getTransactionByHash = () => null
  chainServer({ chain: chainB }).answers.eth_getTransactionByHash = ([asked]) =>
    asked === hash ? { from: address, to: chainB.contracts.token } : null
  type(`0x${'AB'.repeat(32)}`)
  await user.click(await screen.findByRole('option', { name: /^Open in the explorer/ }))
  expect(pressed.mock.contexts.map(({ href }: HTMLAnchorElement) => href)).toEqual([`https://scan.example/tx/${hash}`])
})

it('scrolls to what the arrows choose, takes what is pointed at, and takes no longer text than the server', async () => {
  const { field, user, screen, active } = await openPalette('editor')
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  await user.keyboard('{ArrowDown}')
  expect(scrolled.mock.contexts.map((element) => element instanceof Element && element.id)).toEqual([
    field.getAttribute('aria-activedescendant'),
  ])
  fireEvent.pointerMove(screen.getByRole('option', { name: 'Theme: Dark' }))
  expect(active()).toBe('Theme: Dark')
  expect(field).toHaveAttribute('maxlength', '200')
})

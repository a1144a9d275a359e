import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { user, users } from '../../testing/builders'
import { closePages, followEvents } from '../../testing/eventPages'
import { eventServer } from '../../testing/eventServer'
import { listServer, userList } from '../../testing/listServer'
import { renderApp } from '../../testing/renderApp'
import { gate } from '../../testing/requests'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { pass, stopClock, until } from '../../testing/stopClock'

/** The list of 12 users on a server with events. */
async function open(address = '/users', unable: Parameters<typeof listServer>[2] = {}) {
  keepSession('moderator')
  const events = eventServer()
  const platform = listServer(userList, users(12), unable)
  server.use(
    http.get('/api/admin/general-stats', () =>
      HttpResponse.json({ revenue: '1', total_users: '12', point_earned: '0' }),
    ),
  )
  const app = renderApp(address)
  const { screen } = app
  await screen.findByText('user1@list.example')
  await followEvents(app, events)
  const row = (text: string) => screen.getByText(text).closest('tr')
  const emails = () =>
    within(screen.getByRole('table'))
      .getAllByText(/@list\.example$/)
      .map(({ textContent }) => textContent)
  /** A colleague adds a user, who comes first. */
  const addUser = () => {
    platform.play.rows.unshift(user({ id: '99', email: 'new@list.example' }))
    events.changed({ tags: [{ type: 'User' }], by: 'Bo' })
  }
  return { ...app, events, platform, row, emails, addUser }
}

afterEach(closePages)

it('marks the row that a colleague has changed with the name, and says so to screen readers', async () => {
  const { events, platform, row, screen } = await open()
  platform.change('3', () => ({ is_active: false }))
  events.changed({ tags: [{ type: 'User', id: '3' }], by: 'Bo' })
  await waitFor(() => expect(row('user3@list.example')).toHaveAttribute('data-mark', 'Changed by Bo just now'))
  expect(row('user4@list.example')).not.toHaveAttribute('data-mark')
  expect(await screen.findByText('1 row changed by Bo')).toHaveAttribute('role', 'status')
})

it('marks a changed row for 20 seconds, and one that has gone for longer', async () => {
  const { events, platform, row, screen } = await open()
  stopClock()
  platform.change('3', () => ({ is_active: false }))
  platform.remove('4')
  events.changed({ tags: ['3', '4'].map((id) => ({ type: 'User', id })), by: 'Bo' })
  await pass(2_000)
  await until(() => expect(row('user3@list.example')).toHaveAttribute('data-mark'))
  await pass(17_000)
  expect(row('user3@list.example')).toHaveAttribute('data-mark')
  await pass(3_000)
  await until(() => expect(row('user3@list.example')).not.toHaveAttribute('data-mark'))
  expect(row('user4@list.example')).toHaveAttribute('data-gone', 'true')
  expect(screen.getByRole('button', { name: '1 new, 1 gone · show' })).toBeVisible()
})

it('has its place for screen readers before it says anything', async () => {
  const { events, platform, screen } = await open()
  const { open: opened, release } = gate()
  Object.assign(platform.play, { hold: opened })
  platform.change('3', () => ({ is_active: false }))
  events.changed({ tags: [{ type: 'User', id: '3' }], by: 'Bo' })
  const place = await waitFor(() => {
    const region = document.querySelector('.list-news [role=status]')
    expect(region).toBeEmptyDOMElement()
    return region
  })
  release()
  expect(await screen.findByText('1 row changed by Bo')).toBe(place)
})

it('shows new rows only when one asks for them; focus and selection stay', async () => {
  const { addUser, emails, screen, user: person } = await open()
  const before = emails()
  await person.click(screen.getByRole('checkbox', { name: /Select user2@/ }))
  addUser()
  const show = await screen.findByRole('button', { name: '1 new · show' })
  expect(emails()).toEqual(before)
  expect(screen.getByRole('checkbox', { name: /Select user2@/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /Select user2@/ })).toHaveFocus()
  await person.click(show)
  expect(emails()[0]).toBe('new@list.example')
  expect(screen.queryByRole('button', { name: /show$/ })).toBeNull()
})

it('calls no row of a later page new, which may be one that others have pushed there', async () => {
  const { addUser, emails, screen, user: person } = await open()
  await person.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(emails()[0]).toBe('user11@list.example'))
  addUser()
  await person.click(await screen.findByRole('button', { name: '1 more · show' }))
  expect(emails()[0]).toBe('user10@list.example')
})

it('offers the rows of the other pages while new rows are not shown', async () => {
  const { addUser, screen, user: person } = await open()
  addUser()
  await screen.findByRole('button', { name: '1 new · show' })
  await person.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  expect(await screen.findByRole('button', { name: 'Select all 13' })).toBeVisible()
})

it('shows another page as it comes, and this one with its new rows when one returns to it', async () => {
  const { addUser, emails, screen, user: person } = await open()
  addUser()
  await screen.findByRole('button', { name: '1 new · show' })
  await person.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(emails()).toEqual(['user10@list.example', 'user11@list.example', 'user12@list.example']))
  expect(screen.queryByRole('button', { name: /show$/ })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Previous page' }))
  await waitFor(() => expect(emails()[0]).toBe('new@list.example'))
})

it('marks rows that the browser has searched, and keeps them in their places', async () => {
  const { events, platform, row, emails } = await open('/users?search=user1', { ignores: ['search'], tells: false })
  const before = emails()
  expect(before).toHaveLength(4)
  platform.change('10', () => ({ is_active: false }))
  platform.play.rows.unshift(user({ id: '99', email: 'user1new@list.example' }))
  events.changed({ tags: [{ type: 'User', id: '10' }], by: 'Bo' })
  await waitFor(() => expect(row('user10@list.example')).toHaveAttribute('data-mark', 'Changed by Bo just now'))
  expect(emails()).toEqual(before)
})

it('shows what is typed at once, without holding rows of the earlier text', async () => {
  const {
    events,
    emails,
    platform,
    row,
    screen,
    user: person,
  } = await open('/users?search=user1', {
    ignores: ['search'],
    tells: false,
  })
  platform.change('10', () => ({ is_active: false }))
  events.changed({ tags: [{ type: 'User', id: '10' }], by: 'Bo' })
  await waitFor(() => expect(row('user10@list.example')).toHaveAttribute('data-mark'))
  await person.type(screen.getByRole('searchbox'), '0')
  expect(emails()).toEqual(['user10@list.example'])
  expect(screen.queryByRole('button', { name: /show$/ })).toBeNull()
})

it('says when the rows were read and where from', async () => {
  const { screen } = await open()
  const pages = screen.getByRole('navigation', { name: 'Pages' })
  expect(pages).toHaveAttribute('data-read', expect.stringMatching(/^Read \d.* from the server$/))
})

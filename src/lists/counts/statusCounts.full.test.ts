import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminApi } from '../../api/adminApi'
import { baseApi } from '../../api/baseApi'
import { endpoints } from '../../contract/endpoints'
import { campaign, users } from '../../testing/builders'
import { campaignServer } from '../../testing/campaignServer'
import { takeLog } from '../../testing/consoleLog'
import { openUsers } from '../../testing/listPage'
import { openActivity } from '../../testing/openActivity'
import { plainServer } from '../../testing/listServer'
import { renderApp } from '../../testing/renderApp'
import { gate, settled, turns } from '../../testing/requests'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'

const half = (count: number) => users(count).map((row, index) => ({ ...row, is_active: index % 2 === 0 }))
const tabs = () => screen.getAllByRole<HTMLInputElement>('radio').map((tab) => tab.parentElement?.textContent)
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
})

/** Answers the calls for counts, and records their queries. */
const counting = (answer: (query: URLSearchParams) => Response | Promise<Response>) =>
  server.use(
    http.get(endpoints.statusCounts.path, ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      return answer(searchParams)
    }),
  )
const counted = (total: number, active: number) =>
  HttpResponse.json({
    data: {
      total,
      statuses: [
        { status: 'active', count: active },
        { status: 'inactive', count: total - active },
      ],
    },
  })

it('shows the figures of the server in the tabs, grouped, and asks once whatever tab, order or page is chosen', async () => {
  counting(() => counted(1_234, 617))
  const { user: person, store } = openUsers(half(1_234))
  expect(await screen.findByRole('radio', { name: 'All, 1,234' })).toBeChecked()
  expect(tabs()).toEqual(['All1,234', 'Active617', 'Inactive617'])
  await person.click(screen.getByRole('radio', { name: 'Inactive, 617' }))
  await screen.findByText('1-10 of 617')
  await person.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('11-20 of 617')
  await person.click(screen.getByRole('button', { name: 'Points' }))
  await screen.findByText('1-10 of 617')
  await settled(store)
  expect(asked).toEqual(['?list=users'])
})

it('asks after the rows, with the search, and never shows the figures of another search for those of this one', async () => {
  const { open, release } = gate()
  counting(async (query) => {
    if (query.get('search')) await open
    return query.get('search') ? counted(2, 1) : counted(23, 12)
  })
  const { user: person, play } = openUsers(half(23))
  const rows = gate()
  await screen.findByRole('radio', { name: 'All, 23' })
  Object.assign(play, { hold: rows.open })
  await person.type(screen.getByRole('searchbox'), 'user22')
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('search')).toBe('user22'))
  await turns()
  expect(asked).toEqual(['?list=users'])
  expect(tabs()).toEqual(['All23', 'Active12', 'Inactive11'])
  rows.release()
  await screen.findByText('1-1 of 1')
  await waitFor(() => expect(asked).toEqual(['?list=users', '?list=users&search=user22']))
  expect(tabs()).toEqual(['All', 'Active', 'Inactive'])
  release()
  await screen.findByRole('radio', { name: 'All, 2' })
})

it('counts again after a change', async () => {
  let active = 12
  counting(() => counted(23, active))
  const { user: person } = openUsers(half(23))
  await screen.findByRole('radio', { name: 'Active, 12' })
  active = 11
  await person.click(screen.getByRole('button', { name: 'Actions for user1@list.example' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
  await screen.findByRole('radio', { name: 'Active, 11' })
})

it('counts again when rows that were read later are another number', async () => {
  let total = 23
  counting(() => counted(total, 12))
  const { user: person, play } = openUsers(half(23))
  await screen.findByRole('radio', { name: 'All, 23' })
  total = 24
  play.rows = half(24)
  await person.click(screen.getByRole('button', { name: 'Points' }))
  await screen.findByText('1-10 of 24')
  await screen.findByRole('radio', { name: 'All, 24' })
})

it('asks once where the figures are never those of the list', async () => {
  counting(() => counted(30, 12))
  const { store } = openUsers(half(23))
  await screen.findByRole('radio', { name: 'All, 30' })
  await settled(store)
  await turns()
  expect(asked).toHaveLength(1)
})

it('asks once when counting again fails, and shows no figure then', async () => {
  let fails = false
  counting(async () => {
    if (!fails) return counted(23, 12)
    // Long enough for the page to render that it is asking.
    await turns()
    return HttpResponse.json({}, { status: 500 })
  })
  const { user: person, play, store } = openUsers(half(23))
  await screen.findByRole('radio', { name: 'All, 23' })
  fails = true
  play.rows = half(24)
  await person.click(screen.getByRole('button', { name: 'Points' }))
  await screen.findByText('1-10 of 24')
  await waitFor(() => expect(tabs()).toEqual(['All', 'Active', 'Inactive']))
  await settled(store)
  await turns()
  expect(asked).toHaveLength(2)
})

it.each([
  ['has no such call', () => HttpResponse.json({}, { status: 404 })],
  ['answers every address with its page', () => HttpResponse.text('<!doctype html>')],
  ['answers something else', () => HttpResponse.json({ data: [] })],
])(
  'asks a server that %s once in a session, and leaves the tabs without figures, with the room for them',
  async (_what, answer) => {
    counting(answer)
    const { user: person, store } = openUsers(half(23))
    await screen.findByText('1-10 of 23')
    await waitFor(() => expect(asked).toHaveLength(1))
    await settled(store)
    await person.type(screen.getByRole('searchbox'), 'user2')
    await screen.findByText('1-5 of 5')
    store.dispatch(baseApi.util.invalidateTags(['User']))
    await settled(store)
    expect(asked).toHaveLength(1)
    expect(tabs()).toEqual(['All', 'Active', 'Inactive'])
    // Without their room the tabs would move.
    expect(document.querySelectorAll('.status-tabs b')).toHaveLength(3)
  },
)

it('asks for the figures of the chosen days, person and act', async () => {
  counting(() => counted(1, 1))
  openActivity(undefined, '/activity?from=2026-01-01&to=2026-01-31&actor=Mona&action=updateSetting')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toEqual({
    ...{ list: 'activity', actor: 'Mona', action: 'updateSetting' },
    created_from: new Date(2026, 0, 1).toISOString(),
    created_before: new Date(2026, 1, 1).toISOString(),
  })
})

it('shows no figure after a failure, and asks again with the next search', async () => {
  let status = 500
  counting(() => (status === 200 ? counted(5, 2) : HttpResponse.json({}, { status })))
  const { user: person, store } = openUsers(half(23))
  await screen.findByText('1-10 of 23')
  await settled(store)
  expect(tabs()).toEqual(['All', 'Active', 'Inactive'])
  status = 200
  await person.type(screen.getByRole('searchbox'), 'user2')
  await screen.findByRole('radio', { name: 'Active, 2' })
})

describe('on a server that neither counts nor narrows', () => {
  it('has figures where the whole list is on the page', async () => {
    openUsers(half(7), '/users', plainServer)
    await screen.findByRole('radio', { name: 'Active, 4' })
    expect(tabs()).toEqual(['All7', 'Active4', 'Inactive3'])
  })

  it('has none where some of the rows that were read for a search cannot be read', async () => {
    const rows = half(231).map((row, index) => (index % 120 === 0 ? { ...row, id: '' } : row))
    const { store } = openUsers(rows, '/users?search=user2', plainServer)
    await screen.findByText(/^1-10 of \d+ · 2 unreadable$/)
    await settled(store)
    expect(tabs()).toEqual(['All', 'Active', 'Inactive'])
    takeLog()
  })

  it('has none where only a part has been read', async () => {
    const { store } = openUsers(half(23), '/users', plainServer)
    await screen.findByText('1-10 of 23')
    await settled(store)
    expect(tabs()).toEqual(['All', 'Active', 'Inactive'])
  })

  it('has figures once a search has read the whole list, and none before', async () => {
    const { open, release } = gate()
    const { play } = openUsers(half(231), '/users?search=user2&status=active', plainServer)
    Object.assign(play, { heldFrom: 100, hold: open })
    await screen.findByText(/^100 of 231 rows read/)
    expect(tabs()).toEqual(['All', 'Active', 'Inactive'])
    release()
    // user2, user20 to user29 and user200 to user231; the odd ones are active.
    await screen.findByRole('radio', { name: 'All, 43' })
    expect(tabs()).toEqual(['All43', 'Active21', 'Inactive22'])
  })

  it('claims of no campaign that it is or is not about to expire', async () => {
    keepSession('moderator')
    campaignServer(campaign({ is_active: true, is_approved: true, expires_at: '' }))
    renderApp('/campaign')
    await screen.findByRole('radio', { name: 'Active, 1' })
    expect(tabs()).toEqual(['All1', 'Waiting Approval0', 'Active1', 'About to expire', 'Inactive0', 'Expired0'])
  })
})

it('counts of the server are read as they are written, whatever the list', async () => {
  counting(() => counted(2, 1))
  const { store } = openUsers([])
  const { data } = await store.dispatch(adminApi.endpoints.statusCounts.initiate({ list: 'tasks', search: 'a b' }))
  expect(data?.total).toBe(2)
  expect(asked).toContain('?list=tasks&search=a+b')
})

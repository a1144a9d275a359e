import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../../api/baseApi'
import { activityWords } from '../../contract/activity'
import { auditLine } from '../../testing/builders'
import { settings } from '../../testing/adminBuilders'
import { copied } from '../../testing/copied'
import { openActivity, refused, start } from '../../testing/openActivity'
import { savedFiles } from '../../testing/savedFiles'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { server } from '../../testing/server'
import { heads, rows } from '../../testing/shownPage'
import { settingsServer } from '../../testing/settingsServer'
import { toast, toasts } from '../../testing/toasts'
import { sentenceOf } from './sentence'

const dialog = (line: string) => screen.findByRole('dialog', { name: `Entry ${line}` })

it('tells of each act when, who, what, to what, how it ended and what it changed', async () => {
  openActivity()
  await screen.findByText('1-2 of 2')
  expect(heads()).toEqual(['Time', 'Who', 'What', 'Outcome', 'Details'])
  expect(rows()).toEqual([
    [
      'Jan 10, 202612:30:45 PM',
      'mona@tour.exampleSuper Admin',
      'Changed setting Minimium Points1000 → 1200',
      '●Done',
      '',
    ],
    ['Jan 9, 20268:00:05 AM', 'server process 123', 'Server started', '●Done', ''],
  ])
  expect(screen.getByTitle(auditLine().created_at)).toBeVisible()
  expect(screen.getByTitle('Changed setting Minimium Points · 1000 → 1200')).toBeVisible()
})

it('says of what was refused that somebody tried it', async () => {
  openActivity([refused])
  expect(await screen.findByText('Tried to delete an admin')).toBeVisible()
  expect(screen.getByText('Refused', { selector: '.status-chip' })).toBeVisible()
  expect(screen.getByText('Reason: no')).toBeVisible()
})

it('knows a sentence of its own for every act', () => {
  const actions = Object.keys(activityWords)
  const said = actions.map((action) => sentenceOf({ action, outcome: 'done', target: '', after: '' }))
  expect(new Set(said).size).toBe(actions.length)
  expect(said.filter((sentence) => actions.includes(sentence))).toEqual([])
})

it('shows an act, a role and an outcome that it does not know as they came, and markup as text', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  openActivity([
    auditLine({ action: 'mintPoints', role: 'auditor', outcome: 'queued', target: markup, before: markup }),
  ])
  await screen.findByText('1-1 of 1')
  expect(rows()[0]?.slice(1, 4)).toEqual([
    'mona@tour.exampleauditor',
    `mintPoints · ${markup}${markup} → {"value":"1200"}`,
    '○queued',
  ])
  expect(document.querySelector('tbody img, tbody a:not(.who)')).toBeNull()
})

it('shows cards on a compact screen', async () => {
  narrowTo(compactScreen)
  openActivity()
  await screen.findByText('1-2 of 2')
  const cards = within(screen.getByRole('list', { name: 'Activity' })).getAllByRole('listitem')
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Changed setting Minimium Points1000 → 1200mona@tour.example · Super Admin●Done Jan 10, 2026, 12:30:45 PM',
    'Server startedserver process 123●Done Jan 9, 2026, 8:00:05 AM',
  ])
})

it('opens a line with all it says, is kept in the address, and closes', async () => {
  const { user } = openActivity()
  await user.click(await screen.findByRole('button', { name: 'Details of entry 17' }))
  const inside = within(await dialog('17'))
  expect(window.location.search).toBe('?view=17')
  for (const text of ['Before{\n  "value": "1000"\n}', 'After{\n  "value": "1200"\n}'])
    expect(inside.getByText((_, element) => element?.tagName === 'DIV' && element.textContent === text)).toBeVisible()
  expect(inside.getByText(auditLine().created_at)).toBeVisible()
  const texts = copied()
  await user.click(inside.getByRole('button', { name: 'Copy request id' }))
  expect(texts).toEqual([auditLine().request_id])
  expect(inside.getByText(/X-Request-Id/)).toBeVisible()
  await user.click(inside.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('')
})

it('says nothing about a request where there was none', async () => {
  openActivity(undefined, '/activity?view=16')
  const inside = within(await dialog('16'))
  // The empty role, both empty sides of the change, and the missing request.
  expect(inside.getAllByText('-')).toHaveLength(4)
  expect(inside.queryByText('–')).toBeNull()
  expect(inside.queryByText(/X-Request-Id/)).toBeNull()
})

const many = Array.from({ length: 30 }, (_, index) =>
  auditLine({ id: `${30 - index}`, created_at: new Date(2026, 0, 10, 12, 30 - index).toISOString() }),
)

it('finds the line of a link wherever it stands by now', async () => {
  openActivity(many, '/activity?view=3')
  expect(await dialog('3')).toBeVisible()
  expect(screen.getByText('1-10 of 30')).toBeVisible()
})

it('finds the line of a link where the clocks of two processes have written it before an earlier one', async () => {
  const [second, third] = [many.at(-2), many.at(-3)]
  const before = new Date(Date.parse(second?.created_at ?? '') - 2).toISOString()
  openActivity(
    many.map((line) => (line === third ? { ...line, created_at: before } : line)),
    '/activity?view=3',
  )
  expect(await dialog('3')).toBeVisible()
})

it.each(['1', '3'])('finds line %s of a link by its age where the server cannot be asked for one', async (id) => {
  openActivity(many, `/activity?view=${id}`, { ignores: ['id'], tells: false })
  expect(await dialog(id)).toBeVisible()
})

it.each(['31', '0', 'x', '1e400'])('says that there is no line %s', async (id) => {
  openActivity(many, `/activity?view=${id}`)
  await toast("This entry doesn't exist.")
  expect(window.location.search).toBe('')
})

it.each(['31', 'x'])('says that there is no line %s where the server cannot be asked for one', async (id) => {
  openActivity(many, `/activity?view=${id}`, { ignores: ['id'] })
  await toast("This entry doesn't exist.")
})

it('says that a line could not be loaded, not that there is none', async () => {
  openActivity(many, '/activity?view=15')
  server.use(
    http.get('/api/admin/activity', ({ request }) =>
      new URL(request.url).searchParams.has('id') ? HttpResponse.error() : undefined,
    ),
  )
  await toast("Couldn't load the entry. Try again")
  expect(toasts()).toEqual(["error: Couldn't load the entry. Try again"])
  expect(window.location.search).toBe('')
})

it('keeps a line open that newer ones push off the page, until the address names another', async () => {
  const { play, store } = openActivity(many, '/activity?view=21')
  const opened = await dialog('21')
  const row = () => document.querySelector('[aria-label="Details of entry 21"]')
  expect(row()).not.toBeNull()
  play.rows = [auditLine({ id: '31' }), ...many]
  store.dispatch(baseApi.util.invalidateTags(['Activity']))
  await waitFor(() => expect(row()).toBeNull())
  expect(await dialog('21')).toBe(opened)
  window.history.pushState(null, '', '/activity?view=3')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(await dialog('3')).toBeVisible()
  expect(toasts()).toEqual([])
})

it('is read afresh whenever it is opened', async () => {
  const { user, play } = openActivity([start])
  await screen.findByText('Server started', { selector: 'bdi' })
  settingsServer(settings())
  await user.click(screen.getByRole('link', { name: 'Setting' }))
  await screen.findByRole('heading', { name: 'Settings' })
  play.rows = [auditLine(), start]
  await user.click(screen.getByRole('link', { name: 'Activity' }))
  expect(await screen.findByText('Changed setting Minimium Points')).toBeVisible()
})

it.each([
  ...[400, 401, 403, 404, 405, 501].map((status) => [status, () => HttpResponse.json({}, { status })] as const),
  ['a page of HTML', () => HttpResponse.html('<!doctype html>')] as const,
  ['a redirect', () => HttpResponse.redirect('http://gateway.example/sign-in', 302)] as const,
])("says of a server that answers %s that it doesn't record activity", async (_answer, resolver) => {
  openActivity()
  server.use(
    http.get('/api/admin/activity', resolver),
    http.get('/api/admin/tasks', () => HttpResponse.json({ data: [] })),
  )
  expect(await screen.findByText("This server doesn't record activity.")).toBeVisible()
})

it('says so at the address of a later page too', async () => {
  openActivity(undefined, '/activity?page=2')
  server.use(http.get('/api/admin/activity', () => HttpResponse.json({}, { status: 404 })))
  expect(await screen.findByText("This server doesn't record activity.")).toBeVisible()
})

it('says what failed and reads again on request', async () => {
  const { play, user } = openActivity(undefined, '/activity?sort=actor')
  await screen.findByText('1-2 of 2')
  play.failsFrom = 0
  await user.click(screen.getByRole('button', { name: 'Time' }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  play.failsFrom = Infinity
  await user.click(again)
  await waitFor(() =>
    expect(rows().map(([time]) => time)).toEqual(['Jan 9, 20268:00:05 AM', 'Jan 10, 202612:30:45 PM']),
  )
})

const { click } = HTMLAnchorElement.prototype
afterEach(() => {
  HTMLAnchorElement.prototype.click = click
})

it('saves exact times, the names of acts, whole changes and whole request ids', async () => {
  const saved = savedFiles()
  const { user } = openActivity()
  await screen.findByText('1-2 of 2')
  await user.click(screen.getByRole('button', { name: 'Options' }))
  await user.click(await screen.findByRole('button', { name: 'Export all rows (CSV)' }))
  await toast('2 rows exported')
  expect((await saved[0]?.text())?.split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFTime,Who,What,Action,Target,Outcome,Change,Request Id',
    `${auditLine().created_at},mona@tour.example (Super Admin),Changed setting Minimium Points,updateSetting,setting 5 minimum_points,Done,1000 → 1200,${auditLine().request_id}`,
    `${start.created_at},server process 123,Server started,serverStart,,Done,,`,
  ])
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { baseApi } from '../../api/baseApi'
import { activityWords } from '../../contract/activity'
import { settings } from '../../testing/adminBuilders'
import { cells } from '../../testing/listPage'
import { activityList, auditLine, listServer } from '../../testing/listServer'
import { renderApp } from '../../testing/renderApp'
import { turns } from '../../testing/requests'
import { savedFiles } from '../../testing/savedFiles'
import { compactScreen, narrowScreen, narrowTo } from '../../testing/screenWidth'
import { settingsServer } from '../../testing/settingsServer'
import { keepSession } from '../../testing/signedInStore'
import { toast, toasts } from '../../testing/toasts'
import { sentenceOf } from './sentence'

const start = auditLine({
  id: '16',
  created_at: new Date(2026, 0, 9, 8, 0, 5).toISOString(),
  actor: 'server process 123',
  role: '',
  action: 'serverStart',
  target: '',
  before: '',
  after: '',
  request_id: '',
})
const refused = auditLine({ id: '18', action: 'deleteAdmin', outcome: 'refused', before: '', after: '{"reason":"no"}' })

function open(given = [auditLine(), start], address = '/activity', able?: Parameters<typeof listServer>[2]) {
  keepSession('super-admin')
  const platform = listServer(activityList, given, able)
  return { ...platform, ...renderApp(address) }
}

const rows = () => screen.getAllByRole('row').slice(1).map(cells)
const dialog = (line: string) => screen.findByRole('dialog', { name: `Entry ${line}` })

it('tells of each act when, who, what, to what, how it ended and what it changed', async () => {
  open()
  await screen.findByText('1-2 of 2')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Time',
    'Who',
    'What',
    'Outcome',
    'Details',
  ])
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
})

it('says of what was refused that somebody tried it', async () => {
  open([refused])
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
  open([auditLine({ action: 'mintPoints', role: 'auditor', outcome: 'queued', target: markup, before: markup })])
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
  open()
  await screen.findByText('1-2 of 2')
  const cards = within(screen.getByRole('list', { name: 'Activity' })).getAllByRole('listitem')
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Changed setting Minimium Points1000 → 1200mona@tour.example · Super Admin●Done Jan 10, 2026, 12:30:45 PM',
    'Server startedserver process 123●Done Jan 9, 2026, 8:00:05 AM',
  ])
})

it('opens a line with all it says, is kept in the address, and closes', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Details of entry 17' }))
  const inside = within(await dialog('17'))
  expect(window.location.search).toBe('?view=17')
  for (const text of ['Before{\n  "value": "1000"\n}', 'After{\n  "value": "1200"\n}'])
    expect(inside.getByText((_, element) => element?.tagName === 'DIV' && element.textContent === text)).toBeVisible()
  expect(inside.getByText(auditLine().created_at)).toBeVisible()
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(inside.getByRole('button', { name: 'Copy request id' }))
  expect(copied).toHaveBeenCalledWith(auditLine().request_id)
  expect(inside.getByText(/X-Request-Id/)).toBeVisible()
  await user.click(inside.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('')
})

it('says nothing about a request where there was none', async () => {
  open(undefined, '/activity?view=16')
  const inside = within(await dialog('16'))
  expect(inside.getAllByText('–')).toHaveLength(2)
  expect(inside.queryByText(/X-Request-Id/)).toBeNull()
})

const many = Array.from({ length: 30 }, (_, index) =>
  auditLine({ id: `${30 - index}`, created_at: new Date(2026, 0, 10, 12, 30 - index).toISOString() }),
)

it('finds the line of a link wherever it stands by now', async () => {
  open(many, '/activity?view=3')
  expect(await dialog('3')).toBeVisible()
  expect(screen.getByText('1-10 of 30')).toBeVisible()
})

it.each(['31', '0', 'x', '1e400'])('says that there is no line %s', async (id) => {
  open(many, `/activity?view=${id}`)
  await toast("This entry doesn't exist.")
  expect(window.location.search).toBe('')
})

it('keeps a line open that newer ones push off the page', async () => {
  const { play, store } = open(many, '/activity?view=21')
  const opened = await dialog('21')
  const row = () => document.querySelector('[aria-label="Details of entry 21"]')
  expect(row()).not.toBeNull()
  play.rows = [auditLine({ id: '31' }), ...many]
  store.dispatch(baseApi.util.invalidateTags(['Activity']))
  await waitFor(() => expect(row()).toBeNull())
  expect(await dialog('21')).toBe(opened)
  expect(toasts()).toEqual([])
})

it('is read afresh whenever it is opened', async () => {
  const { user, play } = open([start])
  await screen.findByText('Server started', { selector: 'bdi' })
  settingsServer(settings())
  await user.click(screen.getByRole('link', { name: 'Setting' }))
  await screen.findByRole('heading', { name: 'Settings' })
  play.rows = [auditLine(), start]
  await user.click(screen.getByRole('link', { name: 'Activity' }))
  expect(await screen.findByText('Changed setting Minimium Points')).toBeVisible()
})

it.each([{}, { ignores: ['search', 'status', 'created_from', 'created_before', 'actor', 'action'] as const }])(
  'searches acts and targets, and narrows by outcome, days and type, whatever the server can (%j)',
  async (able) => {
    const { user } = open([refused, auditLine(), start], '/activity', able)
    await user.click(await screen.findByRole('radio', { name: /^Refused/ }))
    await screen.findByText('1-1 of 1')
    expect(screen.getByText('Tried to delete an admin')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^All/ }))
    await user.type(screen.getByRole('searchbox', { name: 'search by person, action or target' }), 'PROCESS')
    await screen.findByText('Server started', { selector: 'bdi' })
    await screen.findByText('1-1 of 1')
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(window.location.search).toBe(''))
    // The page follows its address in a later render.
    await act(() => turns())
    await screen.findByText('1-3 of 3')
    await user.type(screen.getByLabelText('From'), '2026-01-10')
    await screen.findByText('1-2 of 2')
    expect(window.location.search).toBe('?from=2026-01-10')
    await user.clear(screen.getByLabelText('From'))
    await screen.findByText('1-3 of 3')
    await user.type(screen.getByLabelText('To'), '2026-01-09')
    await screen.findByText('1-1 of 1')
    expect(screen.getByText('Server started', { selector: 'bdi' })).toBeVisible()
    expect(window.location.search).toBe('?to=2026-01-09')
    await user.clear(screen.getByLabelText('To'))
    await screen.findByText('1-3 of 3')
    await user.selectOptions(screen.getByLabelText('Type'), 'Changed a setting')
    await screen.findByText('1-1 of 1')
    expect(screen.getByText('Changed setting Minimium Points')).toBeVisible()
    expect(window.location.search).toBe('?action=updateSetting')
  },
)

it('shows only the own acts, where the session has an e-mail', async () => {
  const own = auditLine({ id: '19', actor: 'root@tour.example', target: 'setting 1 referral_bonus' })
  keepSession('super-admin', undefined, 'root@tour.example')
  listServer(activityList, [own, auditLine(), start])
  const { user } = renderApp('/activity')
  await screen.findByText('1-3 of 3')
  await user.click(screen.getByRole('button', { name: 'Only me' }))
  await screen.findByText('1-1 of 1')
  expect(screen.getByText('Changed setting Points per Referral')).toBeVisible()
  expect(screen.getByRole('button', { name: /Only me/, pressed: true })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Only me/ }))
  await screen.findByText('1-3 of 3')
})

it('writes each filter in words, with a button to remove it, where their controls are behind a button', async () => {
  narrowTo(narrowScreen)
  keepSession('super-admin')
  listServer(activityList, [auditLine(), start])
  const { user } = renderApp('/activity?action=updateSetting&actor=root@tour.example&from=2026-01-01&to=2026-01-31')
  await user.click(await screen.findByRole('button', { name: 'Clear Changed a setting' }))
  await user.click(screen.getByRole('button', { name: 'Clear By root@tour.example' }))
  await user.click(screen.getByRole('button', { name: 'Clear From Jan 1, 2026' }))
  expect(window.location.search).toBe('?to=2026-01-31')
  await user.click(screen.getByRole('button', { name: 'Clear To Jan 31, 2026' }))
  expect(window.location.search).toBe('')
})

it('offers no own acts where the session has no e-mail', async () => {
  open()
  await screen.findByText('1-2 of 2')
  expect(screen.queryByRole('button', { name: /Only me/ })).toBeNull()
})

it.each([
  ['', 'No Activity'],
  ['?search=nobody', 'No activity found'],
])('at %j says where there is none: %s', async (query, said) => {
  open(query ? undefined : [], `/activity${query}`)
  expect(await screen.findByText(said)).toBeVisible()
})

it('says what failed and reads again on request', async () => {
  const { play, user } = open(undefined, '/activity?sort=actor')
  await screen.findByText('1-2 of 2')
  play.failsFrom = 0
  await user.click(screen.getByRole('button', { name: 'Time' }))
  play.failsFrom = Infinity
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('1-2 of 2')
  expect(rows().map(([time]) => time)).toEqual(['Jan 9, 20268:00:05 AM', 'Jan 10, 202612:30:45 PM'])
})

const { click } = HTMLAnchorElement.prototype
afterEach(() => {
  HTMLAnchorElement.prototype.click = click
})

it('saves exact times, the names of acts, whole changes and whole request ids', async () => {
  const saved = savedFiles()
  const { user } = open()
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

import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { activityWords } from '../../contract/activity'
import { auditLine } from '../../testing/builders'
import { copied } from '../../testing/copied'
import { openActivity, refused, start } from '../../testing/openActivity'
import { savedFiles } from '../../testing/savedFiles'
import { server } from '../../testing/server'
import { heads, rows } from '../../testing/shownPage'
import { toast } from '../../testing/toasts'
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

it('says so at the address of a later page too', async () => {
  openActivity(undefined, '/activity?page=2')
  server.use(http.get('/api/admin/activity', () => HttpResponse.json({}, { status: 404 })))
  expect(await screen.findByText("This server doesn't record activity.")).toBeVisible()
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

import { fireEvent, render, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { roles, type Role } from '../../contract/roles'
import { campaign } from '../../testing/builders'
import { campaignPaths, campaignServer } from '../../testing/campaignServer'
import { renderApp } from '../../testing/renderApp'
import { recordRequests } from '../../testing/requests'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { taskServer } from '../../testing/taskServer'
import { useUnsaved } from '../../ui/forms/keepUnsaved'
import { screensFor } from '../screens'

// jsdom lays nothing out, so it knows no scrolling.
Element.prototype.scrollIntoView = () => undefined

/** On a slow machine typing pauses long enough for a search: it finds nothing, and what is asserted is the palette's own. */
const findsNothing = () =>
  server.use(
    http.get('/api/admin/users', () => HttpResponse.json({ data: { users: [] }, total: 0, applied: ['search'] })),
    http.get(campaignPaths.list, ({ request }) =>
      new URL(request.url).searchParams.has('search')
        ? HttpResponse.json({ data: { campaign_ads: [] }, total: 0, applied: ['search'] })
        : undefined,
    ),
  )

/** The palette over the tasks, for a role. */
async function open(role: Role = 'moderator') {
  keepSession(role)
  taskServer()
  campaignServer(campaign())
  findsNothing()
  const app = renderApp('/tasks')
  await app.screen.findByText('No Task Available')
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const field = await app.screen.findByRole('combobox', { name: 'Search, or type a command' })
  const textsOf = (options: readonly HTMLElement[]) => options.map(({ textContent }) => textContent)
  return {
    ...app,
    field,
    options: () => textsOf(app.screen.queryAllByRole('option')),
    optionsOf: (name: string) => textsOf(within(app.screen.getByRole('group', { name })).getAllByRole('option')),
    active: () => app.screen.getByRole('option', { selected: true }).textContent,
  }
}

const closed = ({ screen }: Pick<ReturnType<typeof renderApp>, 'screen'>) =>
  waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

it.each(roles)('offers a %s the screens of the role and no other', async (role) => {
  const { optionsOf } = await open(role)
  expect(optionsOf('Go to')).toEqual(screensFor(role).map(({ label }) => label))
})

const verbs = (what: string) => [`Deactivate …${what}`, `Activate …${what}`]
const always = [
  'Theme: Light',
  'Theme: Dark',
  'Theme: System',
  'Open messages',
  'Keyboard shortcuts',
  'Copy diagnostics',
  'Logout',
]

it.each([
  ['editor', ['Upload New Taskon Tasks', ...verbs('task'), ...always]],
  [
    'super-admin',
    [
      'Review campaigns',
      'Upload New Taskon Tasks',
      'Create New Adminon Admin Users',
      'Add Veston Vesting',
      'Approve …campaign',
      ...verbs('user, campaign or task'),
      'Connect wallet',
      ...always,
    ],
  ],
] as const)('offers a %s the actions of the role', async (role, actions) => {
  const { optionsOf } = await open(role)
  expect(optionsOf('Actions')).toEqual(actions)
})

it('finds by words in any order and any case', async () => {
  const { options, field } = await open('editor')
  const all = options()
  for (const [text, found] of [
    ['TASK upl', ['Upload New Taskon Tasks']],
    ['task GO', ['Tasks']],
    ['dark theme', ['Theme: Dark']],
    ['xyzzy', []],
    ['  ', all],
  ] as const) {
    fireEvent.change(field, { target: { value: text } })
    await waitFor(() => expect(options()).toEqual(found))
  }
})

it('is a combobox over a list: the arrows, Home and End move, and Enter goes there', async () => {
  const { screen, user, field, active, options } = await open()
  const all = options()
  const list = screen.getByRole('listbox', { name: 'Results' })
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(field).toHaveAttribute('aria-controls', list.id)
  const path = []
  for (const key of [
    '{Home}',
    '{ArrowDown}',
    '{ArrowUp}',
    '{ArrowUp}',
    '{ArrowDown}',
    '{End}',
    '{Home}',
    '{ArrowDown}',
  ]) {
    await user.keyboard(key)
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
    path.push(all.indexOf(active()))
  }
  const last = all.length - 1
  expect(path).toEqual([0, 1, 0, last, 0, last, 0, 1])
  expect(field).toHaveFocus()
  fireEvent.change(field, { target: { value: 'campaigns' } })
  await waitFor(() => expect(active()).toBe('Campaigns'))
  await user.keyboard('{Enter}')
  await closed({ screen })
  const title = await screen.findByRole('heading', { level: 1, name: 'Campaigns' })
  expect(window.location.pathname).toBe('/campaign')
  await waitFor(() => expect(title).toHaveFocus())
})

it('leaves keys with a modifier, and those that are composed, to the field', async () => {
  const { field, active, options } = await open()
  for (const more of [
    { shiftKey: true },
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { isComposing: true },
  ])
    for (const key of ['Enter', 'ArrowDown', 'End']) expect(fireEvent.keyDown(field, { key, ...more })).toBe(true)
  expect(active()).toBe(options()[0])
})

it('does nothing on Enter when nothing matches', async () => {
  const { screen, user, field } = await open('editor')
  fireEvent.change(field, { target: { value: 'xyzzy' } })
  expect(await screen.findByText('Nothing matches')).toHaveAttribute('role', 'status')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field).toBeVisible()
})

it('says how many results there are', async () => {
  const { screen, field } = await open('editor')
  fireEvent.change(field, { target: { value: 'theme' } })
  expect(await screen.findByText('3 results')).toHaveAttribute('role', 'status')
  fireEvent.change(field, { target: { value: 'theme dark' } })
  expect(await screen.findByText('1 result')).toBeVisible()
})

it('does what is clicked', async () => {
  const { screen, user } = await open()
  await user.click(screen.getByRole('option', { name: 'Theme: Dark' }))
  await closed({ screen })
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(window.localStorage.getItem('mui-mode')).toBe('dark')
})

it('puts a verb into the field and waits for the rest', async () => {
  const { screen, user, field, options } = await open('editor')
  await user.click(screen.getByRole('option', { name: /^Deactivate …/ }))
  expect(field).toHaveValue('deactivate ')
  expect(options()).toEqual(['Deactivate …task'])
})

it.each([
  ['Open messages', 'Messages'],
  ['Keyboard shortcuts', 'Keyboard shortcuts'],
  ['Connect wallet', 'Connect Wallet'],
])('opens with "%s" the dialog "%s" in its own place', async (command, dialog) => {
  const { screen, user } = await open('super-admin')
  await user.click(screen.getByRole('option', { name: command }))
  expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible()
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('signs out with Logout', async () => {
  const { screen, user } = await open()
  server.use(http.post('/api/admin/logout', () => HttpResponse.json({ message: 'Bye' })))
  const requests = recordRequests()
  await user.click(screen.getByRole('option', { name: 'Logout' }))
  expect(await screen.findByLabelText('E-mail')).toBeVisible()
  expect(requests).toEqual(['POST /api/admin/logout'])
})

describe('with unsaved work', () => {
  function Unsaved() {
    useUnsaved(true)
    return null
  }

  it.each(['Campaigns', 'Logout'])('asks before %s, and stays when the answer is no', async (command) => {
    const { screen, user } = await open()
    render(<Unsaved />)
    const requests = recordRequests()
    await user.click(screen.getByRole('option', { name: command }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(window.location.pathname).toBe('/tasks')
    expect(requests).toEqual([])
  })

  it('goes when the answer is yes', async () => {
    const { screen, user } = await open()
    render(<Unsaved />)
    await user.click(screen.getByRole('option', { name: 'Campaigns' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
  })

  it('does not ask where nothing is left', async () => {
    const { screen, user } = await open()
    render(<Unsaved />)
    await user.click(screen.getByRole('option', { name: 'Tasks' }))
    await closed({ screen })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

it('opens a saved view with its query, and offers none of a screen that the role may not open', async () => {
  const view = { name: 'Waiting ones', path: '/campaign', query: 'status=waiting&hide=AMOUNT' }
  const views = [view, { ...view, name: 'Staff', path: '/admin-users' }]
  window.localStorage.setItem('views.moderator Mona', JSON.stringify(views))
  const { user, optionsOf } = await open('moderator')
  expect(optionsOf('Saved views')).toEqual(['Waiting oneson Campaigns'])
  await user.keyboard('waiting ones{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/campaign'))
  expect(window.location.search).toBe('?status=waiting&hide=AMOUNT')
})

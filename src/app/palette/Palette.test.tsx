import { fireEvent, waitFor } from '@testing-library/react'
import { roles } from '../../contract/roles'
import { openOwnPalette } from '../../testing/openPalette'
import { screensFor } from '../screens'

it.each(roles)('offers a %s the screens of the role and no other', async (role) => {
  const { optionsOf } = await openOwnPalette(role)
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
  const { optionsOf } = await openOwnPalette(role)
  expect(optionsOf('Actions')).toEqual(actions)
})

it('finds by words in any order and any case', async () => {
  const { options, field } = await openOwnPalette('editor')
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
  const { screen, user, field, active, options } = await openOwnPalette()
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
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  const title = await screen.findByRole('heading', { level: 1, name: 'Campaigns' })
  expect(window.location.pathname).toBe('/campaign')
  await waitFor(() => expect(title).toHaveFocus())
})

it('chooses the first result of each new text', async () => {
  const { user, active } = await openOwnPalette('editor')
  await user.keyboard('theme{ArrowDown}')
  await waitFor(() => expect(active()).toBe('Theme: Dark'))
  await user.keyboard(':')
  await waitFor(() => expect(active()).toBe('Theme: Light'))
})

it('leaves keys with a modifier, and those that are composed, to the field', async () => {
  const { field, active, options } = await openOwnPalette()
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

it('leaves to the field the Enter that ends a composition, which Safari sends after the end', async () => {
  const { field, type, options } = await openOwnPalette()
  const commands = options()
  type('theme')
  await waitFor(() => expect(options()).not.toEqual(commands))
  expect(fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: false })).toBe(true)
  expect(field).toBeVisible()
})

it('does nothing on Enter when nothing matches', async () => {
  const { screen, user, field } = await openOwnPalette('editor')
  fireEvent.change(field, { target: { value: 'xyzzy' } })
  expect(await screen.findByText('Nothing matches')).toHaveAttribute('role', 'status')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field).toBeVisible()
})

it('says how many results there are', async () => {
  const { screen, field } = await openOwnPalette('editor')
  fireEvent.change(field, { target: { value: 'theme' } })
  expect(await screen.findByText('3 results')).toHaveAttribute('role', 'status')
  fireEvent.change(field, { target: { value: 'theme dark' } })
  expect(await screen.findByText('1 result')).toBeVisible()
})

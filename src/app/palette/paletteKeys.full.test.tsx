import { fireEvent, waitFor } from '@testing-library/react'
import { openOwnPalette } from '../../testing/openPalette'

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

it('says how many results there are', async () => {
  const { screen, field } = await openOwnPalette('editor')
  fireEvent.change(field, { target: { value: 'theme' } })
  expect(await screen.findByText('3 results')).toHaveAttribute('role', 'status')
  fireEvent.change(field, { target: { value: 'theme dark' } })
  expect(await screen.findByText('1 result')).toBeVisible()
})

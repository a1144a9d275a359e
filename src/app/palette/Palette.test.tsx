import { fireEvent, waitFor } from '@testing-library/react'
import { roles } from '../../contract/roles'
import { openOwnPalette } from '../../testing/openPalette'
import { screensFor } from '../screens'

it.each(roles)('offers a %s the screens of the role and no other', async (role) => {
  const { optionsOf } = await openOwnPalette(role)
  expect(optionsOf('Go to')).toEqual(screensFor(role).map(({ label }) => label))
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

it('does nothing on Enter when nothing matches', async () => {
  const { screen, user, field } = await openOwnPalette('editor')
  fireEvent.change(field, { target: { value: 'xyzzy' } })
  expect(await screen.findByText('Nothing matches')).toHaveAttribute('role', 'status')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field).toBeVisible()
})

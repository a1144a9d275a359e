import { screen } from '@testing-library/react'
import { users } from '../../testing/builders'
import { openUsers } from '../../testing/listPage'
import { press } from '../../testing/shortcutKeys'
import { listenToListKeys } from './listKeys'

// As the code of an idle page does.
beforeAll(listenToListKeys)

const b = { key: 'b' }

/** The users page with one selected row, whose box has the focus. */
async function select() {
  const page = openUsers(users(5))
  await screen.findByText('1-5 of 5')
  const box = screen.getByRole('checkbox', { name: 'Select user3@list.example' })
  await page.user.click(box)
  const action = await screen.findByRole('button', { name: 'Deactivate 1' })
  return { ...page, box, action }
}

it.each([
  ['B', b],
  ['B with Caps Lock', { key: 'B' }],
  ['B of a Cyrillic keyboard', { key: 'и', code: 'KeyB' }],
])('leads by %s to the actions for the selected rows, and back to the box', async (_name, key) => {
  const { box, action } = await select()
  expect(press(key)).toBe(true)
  expect(action).toHaveFocus()
  expect(press(key)).toBe(true)
  expect(box).toHaveFocus()
})

it('leaves B alone with a modifier, while somebody types, and where single keys are switched off', async () => {
  const { box } = await select()
  expect([press({ ...b, ctrlKey: true }), press(b, screen.getByRole('searchbox'))]).toEqual([false, false])
  window.localStorage.setItem('shortcuts', 'off')
  expect(press(b)).toBe(false)
  expect(box).toHaveFocus()
})

it('does not lead by B to Clear selection, which stands alone until the code of the actions has come', () => {
  document.body.innerHTML =
    '<main><input type="checkbox" /></main><div aria-label="Selected rows"><button></button></div>'
  expect(press(b)).toBe(false)
  expect(document.body).toHaveFocus()
})

it('leaves B alone once no row is selected', async () => {
  const { user } = await select()
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(press(b)).toBe(false)
})

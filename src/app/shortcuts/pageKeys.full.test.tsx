import { screen, waitFor } from '@testing-library/react'
import { users } from '../../testing/builders'
import { openUsers } from '../../testing/listPage'
import { press } from '../../testing/shortcutKeys'
import { keepFocus } from '../../ui/keepFocus'
import { listenToListKeys } from './listKeys'

// As the code of an idle page does.
beforeAll(() => {
  keepFocus(document)
  listenToListKeys()
})

const [n, p] = [{ key: 'n' }, { key: 'p' }]

it('turns the pages of the list by N and P, and does nothing at either end', async () => {
  openUsers(users(15))
  await screen.findByText('1-10 of 15')
  expect(press(p)).toBe(false)
  expect(press(n)).toBe(true)
  await screen.findByText('11-15 of 15')
  expect(press(n)).toBe(false)
  expect(press(p)).toBe(true)
  await screen.findByText('1-10 of 15')
})

it('takes N of a Cyrillic keyboard, and leaves the focus at the row of the same place', async () => {
  openUsers(users(15))
  await screen.findByText('1-10 of 15')
  screen.getByRole('button', { name: 'Actions for user3@list.example' }).focus()
  expect(press({ key: 'т', code: 'KeyN' })).toBe(true)
  await screen.findByText('11-15 of 15')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for user13@list.example' })).toHaveFocus())
})

it('leaves N alone with a modifier, held down, while somebody types, and where single keys are switched off', async () => {
  openUsers(users(15))
  await screen.findByText('1-10 of 15')
  expect([press({ ...n, ctrlKey: true }), press({ ...n, repeat: true })]).toEqual([false, false])
  expect(press(n, screen.getByRole('searchbox'))).toBe(false)
  window.localStorage.setItem('shortcuts', 'off')
  expect(press(n)).toBe(false)
})

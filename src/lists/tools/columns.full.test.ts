import { screen } from '@testing-library/react'
import { users } from '../../testing/builders'
import { fullStorage } from '../../testing/fullStorage'
import { openUsers } from '../../testing/listPage'
import { heads } from '../../testing/shownPage'

const all = ['Wallet Address', 'Date Joined', 'Points', 'Email', 'Status', 'Action']
const withoutPoints = all.filter((label) => label !== 'Points')

async function openMenu() {
  const page = openUsers(users(1))
  await screen.findByText('1-1 of 1')
  await page.user.click(screen.getByRole('button', { name: 'Options' }))
  await screen.findByRole('dialog')
  return page
}
const box = (name: string) => screen.getByRole('checkbox', { name })

it('hides a column that has a head, still at the next visit, and shows it again', async () => {
  const { user: person, unmount } = await openMenu()
  expect(screen.queryByRole('checkbox', { name: 'Action' })).toBeNull()
  await person.click(box('Points'))
  await person.click(screen.getByRole('button', { name: 'Close' }))
  expect(heads()).toEqual(withoutPoints)
  unmount()
  const again = await openMenu()
  await again.user.click(box('Points'))
  await again.user.click(screen.getByRole('button', { name: 'Close' }))
  expect(heads()).toEqual(all)
})

it.each(['{', '[1,{}]', '"Points"', '["Wallet Address","No such column"]'])(
  'shows every column when %s is stored, the first one always',
  async (stored) => {
    window.localStorage.setItem('columns.Users', stored)
    await openMenu()
    expect(box('Wallet Address')).toBeDisabled()
    await screen.findByRole('dialog')
    expect(box('Wallet Address')).toBeChecked()
    expect([...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual(all)
  },
)

it('hides a column as long as the page is open where the browser has no room for the choice', async () => {
  const { user: person, unmount } = await openMenu()
  const full = fullStorage()
  await person.click(box('Points'))
  full.mockRestore()
  await person.click(screen.getByRole('button', { name: 'Close' }))
  expect(heads()).toEqual(withoutPoints)
  unmount()
  const again = await openMenu()
  expect(box('Points')).not.toBeChecked()
  await again.user.click(box('Points'))
  await again.user.click(screen.getByRole('button', { name: 'Close' }))
  expect(heads()).toEqual(all)
})

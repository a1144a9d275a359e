import { screen, within } from '@testing-library/react'
import { users } from './builders'
import { openUsers } from './listPage'
import { userList } from './listServer'

export const readUsers = 'GET /api/admin/users?start=0&end=9'
export const toggle = (id: string) => `PUT /api/admin/users/${id}/toggle-activate`
export const togglePath = `${userList.path}/:id/toggle-activate`

/** The users page with `count` of its five users selected. */
export async function chooseUsers(count: number) {
  const page = openUsers(users(5))
  await screen.findByText('1-5 of 5')
  for (let id = 1; id <= count; id += 1)
    await page.user.click(screen.getByRole('checkbox', { name: `Select user${id}@list.example` }))
  page.requests.length = 0
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  const writes = () => page.requests.filter((line) => line.startsWith('PUT'))
  return { ...page, press, writes }
}

/** Each row of the dialog with its outcome. */
export const results = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace('@list.example', ' ').replace(/[●◐○■▲◆✕]/, ''))

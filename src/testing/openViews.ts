import { screen, within } from '@testing-library/react'
import { users } from './builders'
import { openUsers } from './listPage'
import { readViews } from '../lists/tools/savedViews'

/** Whose views those are that a test keeps, and under which key. */
export const viewsKey = 'views.moderator Mona'
export const viewer = { email: '', role: 'moderator', name: 'Mona' }
export const richView = { name: 'Rich', path: '/users', query: 'sort=-spunky_points&hide=Email' }
export const keepViews = (value: unknown) => window.localStorage.setItem(viewsKey, JSON.stringify(value))
export const viewNames = () => readViews(viewer).map(({ name }) => name)

/** The users page with its options open, where views are saved. */
export async function openViews(address = '/users?status=active&sort=-email&page=2') {
  const page = openUsers(users(23), address)
  await screen.findByText(/of 23/)
  await page.user.click(screen.getByRole('button', { name: 'Options' }))
  const options = within(await screen.findByRole('dialog', { name: 'Options' }))
  const save = async (name: string) => {
    const field = options.getByLabelText('Name of a new view')
    await page.user.clear(field)
    if (name) await page.user.type(field, name)
    await page.user.click(options.getByRole('button', { name: 'Save view' }))
  }
  const links = () => options.queryAllByRole('link').map(({ textContent }) => textContent)
  return { ...page, options, save, links }
}

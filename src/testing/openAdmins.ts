import type { AdminUser } from '../contract/entities'
import { adminServer } from './adminServer'
import { renderApp } from './renderApp'
import { rowMenu } from './rowMenu'
import { keepSession } from './signedInStore'

/** Opens the admins page with these admins on the server, as a super-admin called Mona by default. */
export function openAdmins(
  given: readonly AdminUser[],
  role = 'super-admin',
  email?: string,
  address = '/admin-users',
) {
  keepSession(role)
  if (email)
    window.localStorage.setItem(
      'user',
      JSON.stringify({ token: 'token-of-this-test', admin: { role, name: 'Mona', email } }),
    )
  const platform = adminServer(...given)
  return { ...renderApp(address), ...platform }
}

/** Presses Delete in the menu of an admin; the question, which has the field for the confirmation. */
export async function askDeletion(page: ReturnType<typeof openAdmins>, name: string) {
  await rowMenu(name, page.user)
  await page.user.click(page.screen.getByRole('menuitem', { name: 'Delete' }))
  return page.screen.findByRole('dialog', { name: `Delete ${name}?` })
}

import type { AdminUser } from '../contract/entities'
import { adminServer } from './adminServer'
import { renderApp } from './renderApp'
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

/** Opens the menu of an admin; its items, with those that are off marked. */
export async function adminMenu({ screen, user }: ReturnType<typeof openAdmins>, name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  const items = await screen.findAllByRole('menuitem')
  const off = (item: HTMLElement) => (item.getAttribute('aria-disabled') === 'true' ? ' (off)' : '')
  return items.map((item) => `${item.textContent}${off(item)}`)
}

import { expect, type Page } from '@playwright/test'

const drawerBelow = 1024

export const hasDrawer = (page: Page) => (page.viewportSize()?.width ?? 0) < drawerBelow

/** Shows the menu: always visible on a wide screen, opened on a narrow one. */
export async function openMenu(page: Page): Promise<void> {
  if (hasDrawer(page)) await page.getByRole('button', { name: 'Open the menu' }).click()
}

/** Opens the menu under the name of who is signed in. */
export const openAccount = (page: Page): Promise<void> => page.getByRole('banner').getByTitle('Account').click()

/** Chooses in the menu under the name, by the words of the item. */
export async function chooseInAccount(page: Page, name: string): Promise<void> {
  await openAccount(page)
  // On a busy machine the menu may not have opened fully yet: a press could meet another item.
  await expect(page.locator('.MuiMenu-paper')).toHaveCSS('transform', 'none')
  await page.getByRole('menu', { name: 'Account' }).getByText(name, { exact: true }).click()
}

/** Logs out, and waits for the sign-in: until then the session is still in the storage, and a page that opens would find it. */
export async function logOut(page: Page): Promise<void> {
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

import type { Page } from '@playwright/test'

const drawerBelow = 1024

export const hasDrawer = (page: Page) => (page.viewportSize()?.width ?? 0) < drawerBelow

/** Brings the menu into view: it stands beside the page on a wide screen, on a narrow one it is opened. */
export async function openMenu(page: Page): Promise<void> {
  if (hasDrawer(page)) await page.getByRole('button', { name: 'Open the menu' }).click()
}

export async function logOut(page: Page): Promise<void> {
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).click()
}

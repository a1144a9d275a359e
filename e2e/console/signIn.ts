import type { Page } from '@playwright/test'
import type { Login } from '../../src/contract/login'

/** Fills in the sign-in form that is shown and sends it. */
export async function signIn(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

import { screen } from '@testing-library/react'
import type { User } from '../contract/entities'
import { openUsers } from './listPage'

/** The users page with all rows of the page selected. */
export async function openMatching(given: readonly User[], address?: string, able?: Parameters<typeof openUsers>[2]) {
  const page = openUsers(given, address, able)
  await screen.findByText(/^1-10 of/)
  await page.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  const press = async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name }))
  const writes = () => page.requests.filter((line) => line.startsWith('PUT')).map((line) => line.split('/')[4])
  return { ...page, press, writes }
}

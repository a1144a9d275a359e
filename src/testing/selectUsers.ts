import { screen } from '@testing-library/react'
import { openUsers } from './listPage'

/** The box of the whole page, and that of one user. */
export const allBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows on this page' })
export const userBox = (id: number) => screen.getByRole('checkbox', { name: `Select user${id}@list.example` })

/** Opens the users page until its rows are there. */
export async function openShown(...given: Parameters<typeof openUsers>) {
  const page = openUsers(...given)
  await screen.findByText(/^1-\d+ of/)
  return page
}

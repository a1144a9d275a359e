import { screen } from '@testing-library/react'
import type { openUsers } from './listPage'

/** The items in the menu of a user; presses the item if named. */
export async function userMenu(name: string, person: ReturnType<typeof openUsers>['user']) {
  await person.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

import { screen } from '@testing-library/react'
import type { renderApp } from './renderApp'

/** Opens the menu of a row; its items, with those that are off marked. */
export async function rowMenu(name: string, person: ReturnType<typeof renderApp>['user']) {
  await person.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  const items = await screen.findAllByRole('menuitem')
  const off = (item: HTMLElement) => (item.getAttribute('aria-disabled') === 'true' ? ' (off)' : '')
  return items.map((item) => `${item.textContent}${off(item)}`)
}

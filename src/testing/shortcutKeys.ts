import { fireEvent } from '@testing-library/react'
import type { renderApp } from './renderApp'
import { turns } from './requests'

export const question = { key: '?', shiftKey: true }
export const controlK = { key: 'k', ctrlKey: true }
export const slash = { key: '/' }

/** Presses a key on the focused or the given element; returns whether the console has handled it. */
export const press = (key: KeyboardEventInit, where: Element = document.activeElement ?? document.body) =>
  !fireEvent.keyDown(where, key)

/** Expects that nothing has opened and the focus has not moved. */
export async function nothingHappened(focused: Element | null) {
  await turns()
  expect(document.querySelector('[role=dialog]')).toBeNull()
  expect(document.activeElement).toBe(focused)
}

/** Chooses an item of the menu under the name. */
export async function chooseInAccount(
  { screen, user }: Pick<ReturnType<typeof renderApp>, 'screen' | 'user'>,
  name: string,
) {
  await user.click(screen.getByRole('button', { name: /^Mona/ }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

import type { Setting } from '../contract/entities'
import { richUsers, settings } from './adminBuilders'
import { renderApp } from './renderApp'
import { settingsServer } from './settingsServer'

/**
 * Opens the settings page with these settings and `users` users on the server, each 100 points richer than the one
 * before.
 */
export function openSettings(given: readonly Setting[] = settings(), users = 0) {
  const platform = settingsServer(given, richUsers(users))
  return { ...renderApp('/setting'), ...platform }
}

/** The requests that change something. */
export const puts = (requests: readonly string[]) => requests.filter((line) => line.startsWith('PUT'))

/** Types a value and presses Update. */
export async function updateSetting(
  { screen, user }: Pick<ReturnType<typeof openSettings>, 'screen' | 'user'>,
  label: string,
  value: string,
) {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  if (value) await user.type(field, value)
  await user.click(screen.getByRole('button', { name: `Update ${label}` }))
  return field
}

/** Each field as `label: value`, in their order. */
export const settingFields = () =>
  [...document.querySelectorAll('form')].map((form) =>
    [form.querySelector('label')?.textContent, form.querySelector('input')?.value].join(': '),
  )

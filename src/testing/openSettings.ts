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

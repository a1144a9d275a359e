import { fireEvent, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Role } from '../contract/roles'
import { adminServer } from './adminServer'
import { campaign } from './builders'
import { campaignServer } from './campaignServer'
import './noScrolling'
import { renderApp } from './renderApp'
import { recordRequests } from './requests'
import { server } from './server'
import { keepSession } from './signedInStore'
import { taskServer } from './taskServer'

export const usersPath = '/api/admin/users'
export const foundUser = (email: string, changes: object = {}) => ({ id: email, email, is_active: true, ...changes })
export const searchOf = (request: Request) => new URL(request.url).searchParams.get('search') ?? ''

/** The request by which the palette searches a list for a text. */
export const asked = (path: string, text: string) => `GET ${path}?start=0&end=4&search=${text}`

/** The answer to a search that finds these users, of `total`. */
export const found = (users: readonly object[], total = users.length) =>
  HttpResponse.json({ data: { users }, total, applied: ['search'] })

/** Lets every search for users find these. */
export const findUsers = (...given: Parameters<typeof found>) => server.use(http.get(usersPath, () => found(...given)))

/** The options of these users: each with its state, and what changes that. */
export const shown = (...emails: readonly string[]) =>
  emails.flatMap((email) => [`${email}●Active`, `Deactivate ${email}`])

const textsOf = (options: readonly HTMLElement[]) => options.map(({ textContent }) => textContent)

/** The palette of a role over the tasks, on a server with one campaign that finds two users by any text. */
export async function openPalette(role: Role = 'moderator') {
  keepSession(role)
  taskServer()
  adminServer()
  campaignServer(campaign())
  server.use(
    http.get(usersPath, ({ request }) =>
      found(['one', 'two'].map((name) => foundUser(`${searchOf(request)}@${name}.example`))),
    ),
  )
  const app = renderApp('/tasks')
  await app.screen.findByText('No Task Available')
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const field = await app.screen.findByRole('combobox', { name: 'Search, or type a command' })
  return {
    ...app,
    requests: recordRequests(),
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    state: () => within(app.screen.getByRole('dialog')).getByRole('status').textContent,
    options: () => textsOf(app.screen.queryAllByRole('option')),
    optionsOf: (name: string) => textsOf(within(app.screen.getByRole('group', { name })).getAllByRole('option')),
    active: () => app.screen.getByRole('option', { selected: true }).textContent,
  }
}

/**
 * The same where a search finds no user: on a slow machine typing pauses long enough for one, and what is asserted is the
 * palette's own.
 */
export async function openOwnPalette(role?: Role) {
  const app = await openPalette(role)
  findUsers([])
  return app
}

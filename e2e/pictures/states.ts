import type { Locator, Page } from '@playwright/test'
import { endpoints } from '../../src/contract/endpoints'

/** A state of a list. */
interface ListStatePictured {
  readonly name: string
  readonly address: string
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly shown: (page: Page) => Locator
}

const users = `**${endpoints.users.path}?**`

export const listStates: readonly ListStatePictured[] = [
  {
    name: 'list-loading',
    address: '/users',
    prepare: (page) => page.route(users, () => undefined),
    shown: (page) => page.locator('[aria-busy=true]').first(),
  },
  {
    name: 'list-empty',
    address: '/users',
    prepare: (page) => page.route(users, (route) => route.fulfill({ json: { data: [], total: 0 } })),
    shown: (page) => page.getByText('No Users', { exact: true }),
  },
  {
    name: 'list-without-match',
    address: '/users?search=nobody-has-this',
    shown: (page) => page.getByRole('button', { name: 'Clear filters' }),
  },
  {
    name: 'list-failed',
    address: '/users',
    prepare: (page) => page.route(users, (route) => route.fulfill({ status: 418, json: { message: 'Out of tea' } })),
    shown: (page) => page.getByText('Out of tea'),
  },
]

import type { Locator, Page } from '@playwright/test'
import { endpoints } from '../../src/contract/endpoints'

/** A state of a list. */
interface ListStatePictured {
  readonly name: string
  readonly address: string
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly shown: (page: Page) => Locator
  /** The last part of it to load. */
  readonly last?: (page: Page) => Locator
}

const counted = (page: Page) => page.getByRole('radio', { name: /^All, \d/ })

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
    last: counted,
  },
  {
    name: 'list-without-match',
    address: '/users?search=nobody-has-this',
    shown: (page) => page.getByRole('button', { name: 'Clear filters' }),
    last: counted,
  },
  {
    name: 'list-failed',
    address: '/users',
    prepare: (page) => page.route(users, (route) => route.fulfill({ status: 418, json: { message: 'Out of tea' } })),
    shown: (page) => page.getByText('Out of tea'),
    last: (page) => page.getByText('of 100', { exact: true }),
  },
]

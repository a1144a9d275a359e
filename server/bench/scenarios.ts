import { randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { endpoints, pathOf, type EndpointName } from '../../src/contract/endpoints'
import type { BenchServer } from './benchServer'

export interface Scenario {
  readonly name: string
  readonly connections: number
  /** The request number `nth`, counted from 0. */
  readonly request: (nth: number) => Request
  /** A text in every right answer. */
  readonly answer: string
}

/** What staff do all day, on a server with `count` users. */
export function scenarios({ authorization, accounts }: BenchServer, count: number): Scenario[] {
  const call = (name: EndpointName, query = '', id = ''): Request => ({
    method: endpoints[name].method,
    path: pathOf(name, id) + query,
    headers: { authorization },
  })
  const list = (name: string, query: string, total: number, connections = 10): Scenario => ({
    name,
    connections,
    request: () => call('users', query),
    answer: `"total":${total}}`,
  })
  const last = count - 20
  return [
    {
      name: 'sign-in',
      // More would wait for each other: the server hashes two passwords at once. A sign-in that works leaves the throttle
      // as it was, so accounts in turn from one address are not slowed down.
      connections: 2,
      request: (nth) => ({
        ...call('login'),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(accounts[nth % accounts.length]),
      }),
      answer: '"token":"',
    },
    list('users, first page', '?start=0&end=9', count),
    list('users, page 5,000', `?start=${count / 2 - 10}&end=${count / 2 - 1}`, count),
    list('users, page 9,999', `?start=${last}&end=${last + 9}`, count),
    list('users by points, first page', '?start=0&end=9&sort=-spunky_points', count),
    list('users by points, page 9,999', `?start=${last}&end=${last + 9}&sort=-spunky_points`, count),
    list('users by e-mail, page 9,999', `?start=${last}&end=${last + 9}&sort=email`, count),
    list('inactive users, first page', '?start=0&end=9&status=inactive', count / 10),
    list('search that 11 users match', '?start=0&end=9&search=user9999', 11, 2),
    list('search that nobody matches', '?start=0&end=9&search=nobody', 0, 2),
    list('search that all match', '?start=0&end=9&search=Example', count, 2),
    {
      name: 'general-stats',
      connections: 10,
      request: () => call('generalStats'),
      answer: `"total_users":"${count}"`,
    },
    {
      name: 'toggle a user',
      connections: 10,
      request: (nth) => {
        const toggle = call('toggleUser', '', String(1 + (nth % count)))
        return { ...toggle, headers: { ...toggle.headers, 'idempotency-key': randomUUID() } }
      },
      answer: '"message":"User ',
    },
  ]
}

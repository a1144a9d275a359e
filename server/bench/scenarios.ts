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

/** A page of users, as the bare server has it too. */
export interface ListScenario extends Scenario {
  readonly bare: Scenario
}

const callOf =
  ({ authorization }: BenchServer) =>
  (name: EndpointName, query = '', id = ''): Request => ({
    method: endpoints[name].method,
    path: pathOf(name, id) + query,
    headers: { authorization },
  })

/** The pages that staff read all day, of a list of `count` users. */
export function listScenarios(server: BenchServer, count: number): ListScenario[] {
  const call = callOf(server)
  const lists = (name: string, queryOf: () => string, total: number, connections = 10): ListScenario => {
    const scenario = { name, connections, answer: `"total":${total},` }
    return {
      ...scenario,
      request: () => call('users', queryOf()),
      bare: { ...scenario, request: () => ({ method: 'GET', path: `/users${queryOf()}` }) },
    }
  }
  const list = (name: string, query: string, total: number) => lists(name, () => query, total)
  /** Two letters that nobody has; others each time, so that they are counted each time. */
  let searched = 0
  const strange = () => encodeURIComponent(`z${String.fromCodePoint(0x34_00 + (searched++ % 20_000))}`)
  const last = count - 20
  /** Ten rows near the middle, others each time: none begins where another one did before or ended, in 16,000 requests. */
  let jumps = 0
  const middle = () => {
    const start = count / 2 - 10_000 + ((jumps++ * 7_919) % 20_000)
    return `?start=${start}&end=${start + 9}`
  }
  return [
    list('first page', '?start=0&end=9', count),
    list('page 5,000', `?start=${count / 2 - 10}&end=${count / 2 - 1}`, count),
    lists('near the middle, others each time', middle, count),
    list('page 9,999', `?start=${last}&end=${last + 9}`, count),
    list('by points, first page', '?start=0&end=9&sort=-spunky_points', count),
    list('by points, page 9,999', `?start=${last}&end=${last + 9}&sort=-spunky_points`, count),
    list('by e-mail, page 9,999', `?start=${last}&end=${last + 9}&sort=email`, count),
    list('inactive, first page', '?start=0&end=9&status=inactive', count / 10),
    list('search that 11 match', '?start=0&end=9&search=user9999', 11),
    list('search that nobody matches', '?start=0&end=9&search=nobody', 0),
    list('search for two letters, nobody', '?start=0&end=9&search=zq', 0),
    list('search that all match', '?start=0&end=9&search=Example', count),
    lists('search for two letters, others each time', () => `?start=0&end=9&search=${strange()}`, 0, 2),
  ]
}

/** What else they do. */
export function otherScenarios(server: BenchServer, count: number): Scenario[] {
  const call = callOf(server)
  const { accounts } = server
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
    {
      name: 'general-stats',
      connections: 10,
      request: () => call('generalStats'),
      answer: `"total_users":"${count}"`,
    },
    {
      name: 'series, 365 days by day',
      // How long one takes, and not how many there could be.
      connections: 1,
      request: () => call('series', '?days=365&by=day'),
      answer: '"points":{"since":',
    },
    {
      name: 'toggle a user',
      connections: 10,
      request: (nth) => {
        const toggle = call('toggleUser', '', String(1 + (nth % count)))
        return { ...toggle, headers: { ...toggle.headers, 'idempotency-key': randomUUID() } }
      },
      answer: '"message":"',
    },
  ]
}

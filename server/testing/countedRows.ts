import { dayMs } from '../../src/contract/days'
import { keysOf } from '../../src/contract/keysOf'
import { listOffers } from '../../src/contract/paging'
import { admins, assets, audit, campaigns, tasks, users } from '../db/schema'
import { answerOf } from './answers'
import { assetRow, campaignRow, taskRow, userRow } from './rows'
import type { SignedIn, TestServer } from './testServer'

export const lists = keysOf(listOffers)
export type List = (typeof lists)[number]

const words = ['', 'Alpha', 'alphabet', 'BETA', '50% off', 'a_b']
export const days = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z']

/** The same numbers in every run. */
export function chances(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * limit)
  }
  return <T>(choices: readonly [T, ...T[]] | readonly T[]) => {
    const chosen = choices[below(choices.length)]
    if (chosen === undefined) throw new Error('nothing to choose from')
    return chosen
  }
}

/** Forty rows in each list, in every status and on three days. */
export async function addCountedRows({ db, clock }: TestServer) {
  const pick = chances(7)
  const flag = () => pick([true, false])
  const indexes = Array.from({ length: 40 }, (_, index) => index)
  await db
    .insert(users)
    .values(
      indexes.map((index) =>
        userRow({ email: `${pick(words)}${index}@example.com`, isActive: flag(), createdAt: pick(days) }),
      ),
    )
  await db.insert(admins).values(
    indexes.map((index) => ({
      email: `${pick(words).toLowerCase()}-${index}@staff.example`,
      name: 'Staff',
      role: pick(['moderator', 'editor', 'admin'] as const),
      isActive: flag(),
      createdAt: pick(days),
    })),
  )
  await db.insert(tasks).values(indexes.map(() => taskRow({ instructions: pick(words), isActive: flag() })))
  await db
    .insert(assets)
    .values(indexes.map(() => assetRow({ status: pick(['tracking', 'completed'] as const), createdAt: pick(days) })))
  await db.insert(audit).values(
    indexes.map((index) => ({
      createdAt: pick(days),
      actor: pick(['mona@tour.example', 'max@tour.example']),
      role: 'moderator',
      action: pick(['toggleUser', 'approveCampaign']),
      target: `user ${pick(words)}`,
      outcome: pick(['done', 'refused'] as const),
      requestId: `request-${index}`,
      id: 1_000 + index,
      hash: String(index),
    })),
  )
  await db.insert(campaigns).values(
    indexes.map(() => {
      const isApproved = flag()
      return campaignRow({
        title: pick(words),
        isApproved,
        isActive: isApproved && flag(),
        isExpired: pick([true, false, false]),
        expiresAt: new Date(clock() + pick([-dayMs, 0, 1, dayMs, 9 * dayMs])).toISOString(),
        createdAt: pick(days),
      })
    }),
  )
}

/** What the call of the counts says of a list, narrowed by these filters. */
export async function countsOf(server: TestServer, list: List, filters: URLSearchParams, as: SignedIn) {
  const query = `?${new URLSearchParams({ list, ...Object.fromEntries(filters) }).toString()}`
  const { total, statuses } = answerOf('statusCounts', await server.call('statusCounts', { as, query })).data
  return { total, ...Object.fromEntries(statuses.map(({ status, count }) => [status, count])) }
}

/** The totals of the list itself: of all rows, and of those in each status. */
export async function totalsOf(server: TestServer, list: List, filters: URLSearchParams, as: SignedIn) {
  const totalOf = async (more: object) => {
    const query = `?${new URLSearchParams({ ...Object.fromEntries(filters), ...more, end: '0' }).toString()}`
    return answerOf(list, await server.call(list, { as, query })).total
  }
  const of = await Promise.all(
    listOffers[list].status.map(async (status) => [status, await totalOf({ status })] as const),
  )
  return { total: await totalOf({}), ...Object.fromEntries(of) }
}

import type { EndpointName } from '../../src/contract/endpoints'
import type { CountedList } from '../../src/contract/listQuery'
import { admins, assets, campaigns, tasks, users } from '../db/schema'
import { answerOf } from './answers'
import { assetRow, campaignRow, taskRow, userRow } from './rows'
import type { TestServer } from './testServer'

/** The rows of each list. */
export const count = 23
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00.000Z`
/** Two rows share each moment, so that only the id decides between them. */
const moments = Array.from({ length: count }, (_, index) => day(1 + Math.floor(index / 2)))

/** Fills every list; gives the super-admin who is the first of the accounts. */
export async function fillLists(server: TestServer) {
  const as = await server.signIn('super-admin', { createdAt: day(1), email: 'first@example.com' })
  const { db } = server
  await db
    .insert(campaigns)
    .values(moments.map((createdAt, index) => campaignRow({ createdAt, title: `Sale ${index}%_x` })))
  await db
    .insert(users)
    .values(
      moments.map((createdAt, index) =>
        userRow({ createdAt, email: `U${index}@Example.com`, spunkyPoints: String(index * 100) }),
      ),
    )
  await db.insert(assets).values(moments.map((createdAt) => assetRow({ createdAt })))
  await db.insert(tasks).values(moments.map((createdAt) => taskRow({ createdAt })))
  await db.insert(admins).values(
    moments.slice(1).map((createdAt, index) => ({
      createdAt,
      email: `a${index}@example.com`,
      name: `A${index}`,
      role: 'moderator' as const,
    })),
  )
  return as
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => Number(id))

/** The ids of a page's rows, and the total of its list. */
type Read = (query: string) => Promise<{ ids: number[]; total: number }>

/** Reads a page of each list by `call`, but not of the activity, whose entries no test can take away. */
export const listReaders = (
  call: (name: EndpointName, query: string) => ReturnType<TestServer['call']>,
): Readonly<Record<Exclude<CountedList, 'activity'>, Read>> => ({
  async campaigns(query: string) {
    const { data, total } = answerOf('campaigns', await call('campaigns', query))
    return { ids: idsOf(data.campaign_ads), total }
  },
  async users(query: string) {
    const { data, total } = answerOf('users', await call('users', query))
    return { ids: idsOf(data), total }
  },
  async assets(query: string) {
    const { data, total } = answerOf('assets', await call('assets', query))
    return { ids: idsOf(data.assets), total }
  },
  async tasks(query: string) {
    const { data, total } = answerOf('tasks', await call('tasks', query))
    return { ids: idsOf(data), total }
  },
  async adminUsers(query: string) {
    const { data, total } = answerOf('adminUsers', await call('adminUsers', query))
    return { ids: idsOf(data.admins), total }
  },
})

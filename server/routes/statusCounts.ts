import { sql, type SQLWrapper } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mayCall } from '../../src/contract/endpoints'
import { statusCountsQuerySchema, type CountedList } from '../../src/contract/listQuery'
import type { SignedInAdmin } from '../auth/sessions'
import type { ServerContext } from '../context'
import type { Database } from '../db/database'
import { actorOf, forbidden } from '../http/access'
import { route } from '../http/route'
import { countedActivity, type ActivityQuery } from './activity'
import { countedAdmins } from './adminUsers'
import { countedAssets } from './assets'
import { countedCampaigns } from './campaigns'
import { sumOf, type Counted } from './list'
import { countedTasks } from './tasks'
import { countedUsers } from './userList'

interface Asker {
  readonly admin: SignedInAdmin
  /** Milliseconds since 1970. */
  readonly now: number
}

const counted: Readonly<Record<CountedList, (query: ActivityQuery, asker: Asker) => Counted>> = {
  users: countedUsers,
  adminUsers: (query, { admin }) => countedAdmins(query, admin),
  tasks: countedTasks,
  campaigns: (query, { now }) => countedCampaigns(query, now),
  assets: countedAssets,
  activity: countedActivity,
}

const rows = (condition?: SQLWrapper) =>
  sql`count(*) ${condition ? sql`filter (where ${condition})` : sql``}`.mapWith(Number)

/** The totals of a list and of its statuses, as one statement: counted, or added up where the database keeps them. */
function totalsOf(db: Database, { table, where, status, known }: Counted) {
  const names = Object.keys(status)
  const each = names.map((name) => [`is ${name}`, known ? sumOf(known.status[name]) : rows(status[name])] as const)
  const select = db.select({ total: known ? sumOf(known.total) : rows(), ...Object.fromEntries(each) })
  return known ? select.from(known.table) : select.from(table).where(where)
}

/** How many rows of a list have each status, all by one statement, so that the figures agree with each other. */
export function statusCountsRoutes(app: FastifyInstance, context: ServerContext) {
  const { db, clock } = context
  route(app, context, 'statusCounts', {
    query: statusCountsQuerySchema,
    handler: async ({ query: { list, ...query }, request }) => {
      const admin = actorOf(request)
      if (!mayCall(admin.role, list)) throw forbidden()
      const toCount = counted[list]({ start: 0, ...query }, { admin, now: clock() })
      const names = Object.keys(toCount.status)
      const [counts] = await totalsOf(db, toCount)
      if (!counts) throw new Error('a count without a row')
      const of: Readonly<Record<string, number>> = counts
      return {
        data: { total: counts.total, statuses: names.map((name) => ({ status: name, count: of[`is ${name}`] ?? 0 })) },
      }
    },
  })
}

import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { activityQuerySchema } from '../../src/contract/listQuery'
import type { ServerContext } from '../context'
import { caseless } from '../db/columns'
import { audit } from '../db/schema'
import { route } from '../http/route'
import { appliedOf, countedIn, type Listing, type OfferedQuery } from './list'
import { readPage } from './listPage'

const listing = {
  search: caseless(sql`concat_ws(' ', ${audit.actor}, ${audit.action}, ${audit.target})`),
  createdAt: audit.createdAt,
  id: audit.id,
  sort: { created_at: audit.createdAt, actor: audit.actor, action: audit.action },
  status: { done: eq(audit.outcome, 'done'), refused: eq(audit.outcome, 'refused') },
} satisfies Listing<'activity'>

export type ActivityQuery = OfferedQuery & {
  created_before?: string | undefined
  actor?: string | undefined
  action?: string | undefined
}

/** The entries that a query of the activity keeps. */
export function countedActivity(query: ActivityQuery) {
  const { created_before, actor, action } = query
  const more = and(
    created_before === undefined ? undefined : lt(audit.createdAt, new Date(created_before).toISOString()),
    actor === undefined ? undefined : eq(audit.actor, actor),
    action === undefined ? undefined : eq(audit.action, action),
  )
  return countedIn(audit, listing, query, more)
}

export const entryColumns = getTableColumns(audit)

/** An entry of the audit as the API has it. */
export const entryOf = ({
  id,
  createdAt,
  requestId,
  before,
  after,
  actor,
  role,
  action,
  target,
  outcome,
}: typeof audit.$inferSelect) => ({
  id: String(id),
  created_at: createdAt,
  actor,
  role,
  action,
  target,
  outcome,
  before: before ?? '',
  after: after ?? '',
  request_id: requestId,
})

/** The audit as super-admins read it; nothing writes it by the API. */
export function activityRoutes(app: FastifyInstance, context: ServerContext) {
  const { db } = context
  route(app, context, 'activity', {
    query: activityQuerySchema,
    handler: async ({ query }) => {
      const { rows, total } = await readPage(db, { ...countedActivity(query), columns: entryColumns, listing }, query)
      return { data: { activity: rows.map(entryOf) }, total, applied: appliedOf(query) }
    },
  })
}

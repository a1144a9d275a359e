import { eq, not } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listQueryOf } from '../../src/contract/listQuery'
import { listOffers } from '../../src/contract/paging'
import type { ServerContext } from '../context'
import { caseless } from '../db/columns'
import { tasks } from '../db/schema'
import { change } from '../http/change'
import { route, rowIdOf } from '../http/route'
import { notFound } from '../httpError'
import type { MediaLinks } from '../media/mediaLinks'
import { toggled } from './toggled'
import { appliedOf, countedIn, type Listing, type OfferedQuery } from './list'
import { readPage } from './listPage'

const columns = {
  id: tasks.id,
  points: tasks.points,
  total_completed: tasks.totalCompleted,
  is_active: tasks.isActive,
  tag: tasks.tag,
  instructions: tasks.instructions,
  type: tasks.type,
  media: tasks.mediaFile,
  thumbnail: tasks.thumbnail,
}

const listing = {
  search: caseless(tasks.instructions),
  createdAt: tasks.createdAt,
  id: tasks.id,
  sort: { points: tasks.points, total_completed: tasks.totalCompleted },
  status: { active: tasks.isActive, inactive: not(tasks.isActive) },
} satisfies Listing<'tasks'>

/** The tasks that a list query keeps. */
export const countedTasks = (query: OfferedQuery) => countedIn(tasks, listing, query)

export function taskRoutes(app: FastifyInstance, context: ServerContext, links: MediaLinks) {
  const { db } = context

  route(app, context, 'tasks', {
    query: listQueryOf(listOffers.tasks),
    handler: async ({ query }) => {
      const { rows, total } = await readPage(db, { ...countedTasks(query), columns, listing }, query)
      const data = rows.map((row) => ({
        ...row,
        id: String(row.id),
        total_completed: String(row.total_completed),
        tag: row.tag ?? '',
        type: String(row.type),
        media: links.linkTo(row.media),
        thumbnail: links.toThumbnail(row.thumbnail),
      }))
      return { data, total, applied: appliedOf(query) }
    },
  })

  change(app, context, 'toggleTask', {
    make: async ({ tx, request }) => {
      const id = rowIdOf(request, 'task')
      const [changed] = await tx
        .update(tasks)
        .set({ isActive: not(tasks.isActive) })
        .where(eq(tasks.id, id))
        .returning({ isActive: tasks.isActive })
      if (!changed) throw notFound('task')
      return toggled({ ...changed, name: `Task ${id}`, target: `task ${id}` })
    },
  })
}

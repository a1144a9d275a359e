import { dayMs } from '../src/contract/days'
import { inArray, is, lt, lte, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { sessionEnds } from './auth/sessions'
import type { ServerContext, DbAndClock } from './context'
import * as schema from './db/schema'
import { isoOf } from './isoOf'
import { sweepMedia } from './media/sweepMedia'

const { idempotencyKeys, sessions, signInWindows } = schema

const hourMs = 60 * 60_000

/**
 * Deletes what has expired: sign-in windows, idempotency keys of more than a day and sessions. Invitations that have ended stay,
 * because lists tell when that was; they go with their accounts.
 */
export async function keepHouse({ db, clock }: DbAndClock) {
  const now = clock()
  // A sign-in locks these rows in another order, so locked ones are left to the next run.
  const { key, endsAt } = signInWindows
  const over = db
    .select({ key })
    .from(signInWindows)
    .where(lte(endsAt, isoOf(now)))
    .for('update', { skipLocked: true })
  await db.delete(signInWindows).where(inArray(key, over))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, isoOf(now - dayMs)))
  await db.delete(sessions).where(sessionEnds(now))
}

/**
 * PostgreSQL vacuums, analyses and makes checkpoints by itself; the embedded database does not while it runs, and its tables and its log would
 * grow for ever. One table at a time, because it answers no query meanwhile.
 */
async function vacuum({ db, config }: ServerContext) {
  if (config.databaseUrl !== undefined) return
  for (const table of Object.values(schema)) if (is(table, PgTable)) await db.execute(sql`vacuum analyze ${table}`)
  await db.execute(sql`checkpoint`)
}

/** Deletes expired rows and sweeps the videos at the start and every hour. Vacuums after an hour, and then every day. */
export function keepHouseHourly(app: FastifyInstance, context: ServerContext) {
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  async function afterHours(hours: number) {
    try {
      await keepHouse(context)
      if (hours % 24 === 1) await vacuum(context)
      await sweepMedia(context, app.log)
    } catch (error) {
      // The database closes without waiting for it; the next start does the rest.
      if (!isStopping) app.log.error({ err: error }, 'housekeeping failed')
    }
  }
  app.addHook('onListen', () => {
    let hours = 0
    timer = setInterval(() => void afterHours(++hours), hourMs)
    timer.unref()
    return afterHours(hours)
  })
  app.addHook('preClose', (done) => {
    isStopping = true
    clearInterval(timer)
    done()
  })
}

import { lt, lte } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sessionEnds } from './auth/sessions'
import type { ServerContext } from './context'
import { idempotencyKeys, invitations, sessions, signInWindows } from './db/schema'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** Deletes what has run out: sign-in windows, idempotency keys of more than a day, sessions and invitations. */
export async function keepHouse({ db, clock }: Pick<ServerContext, 'db' | 'clock'>) {
  const now = clock()
  const iso = (time: number) => new Date(time).toISOString()
  await db.delete(signInWindows).where(lte(signInWindows.endsAt, iso(now)))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, iso(now - dayMs)))
  await db.delete(invitations).where(lte(invitations.expiresAt, iso(now)))
  await db.delete(sessions).where(sessionEnds(now))
}

/** Keeps house when serving begins and every hour from then on. */
export function keepHouseHourly(app: FastifyInstance, context: ServerContext) {
  let timer: NodeJS.Timeout | undefined
  const once = () => keepHouse(context).catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'))
  app.addHook('onListen', async () => {
    await once()
    timer = setInterval(() => void once(), hourMs)
    timer.unref()
  })
  app.addHook('preClose', (done) => {
    clearInterval(timer)
    done()
  })
}

import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { heartbeatSeconds } from '../../src/contract/events'
import { viewCampaignSchema } from '../../src/contract/viewCampaign'
import type { ServerContext } from '../context'
import { campaigns } from '../db/schema'
import { actorOf } from '../http/access'
import { idIn, isRowId, route, streamRoute } from '../http/route'

/** For proxies too: nothing is compressed or buffered. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // A shutdown would wait for a connection that becomes idle only after it has begun.
  connection: 'close',
}

export function eventRoutes(app: FastifyInstance, context: ServerContext) {
  const { db, events } = context
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    await events.start()
    timer = setInterval(() => {
      events.beat().catch((error: unknown) => app.log.error({ err: error }, 'sessions of streams could not be checked'))
    }, heartbeatSeconds * 1000)
    timer.unref()
  })
  // Before the server waits for open requests.
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await events.stop()
  })

  streamRoute(app, context, 'events', ({ request, reply }) => {
    void reply.headers(streamHeaders)
    if (request.method === 'HEAD') return Readable.from([])
    const lastId = request.headers['last-event-id']
    return events.connect(actorOf(request), typeof lastId === 'string' ? lastId : undefined).body
  })

  route(app, context, 'viewCampaign', {
    body: viewCampaignSchema,
    handler: async ({ request, body: { open } }) => {
      const id = idIn(request) ?? ''
      // Never 404, by which the console knows a server without this call.
      const isKnown = isRowId(id) && (await db.$count(campaigns, eq(campaigns.id, Number(id)))) > 0
      const { id: adminId, name: by } = actorOf(request)
      if (isKnown) await events.tell({ kind: 'viewing', adminId, by, campaign: id, open })
      return { message: open ? 'Others see that you have this campaign open' : 'Closed' }
    },
  })
}

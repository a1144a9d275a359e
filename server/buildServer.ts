import Fastify, { type FastifyInstance } from 'fastify'
import { auditRefusals } from './audit/refusals'
import { auditServerLife } from './audit/serverLife'
import type { ServerConfig } from './config'
import type { Database } from './db/database'
import { requireReadableAddress, routedAddress } from './http/address'
import { answerError, answerUnreadable } from './http/errors'
import { channelInProcess } from './events/channel'
import { EventHub } from './events/hub'
import { postgresChannel } from './events/postgresChannel'
import { readJsonBodies } from './http/jsonBody'
import { serveApiDocs } from './http/apiDocs'
import { serveConsole } from './console/serveConsole'
import { keepHouseHourly } from './housekeeping'
import { hangUpWhileStopping, setCommonHeaders } from './http/headers'
import { beginInTurn } from './http/inTurn'
import { requireKnownHost } from './http/hosts'
import { measure } from './http/metrics'
import { loggingOptions } from './http/logging'
import { limitBodyTime } from './http/slowBody'
import { declareRoutes } from './routes/declareRoutes'

/**
 * Milliseconds. Only an upload of 100 MiB on a slow connection needs long; headers and other bodies do not. A connection on
 * which nothing has moved for `silenceMs` is closed, because its client does not read. The time is long for the players of paused
 * videos: they do not read either, and when they go on their link may have expired.
 */
const timeouts = { requestMs: 600_000, bodyMs: 30_000, headersMs: 15_000, silenceMs: 3_600_000 }

declare module 'fastify' {
  interface FastifyInstance {
    /** The event streams of this process. */
    events: EventHub
  }
}

export interface ServerParts {
  readonly config: ServerConfig
  readonly db: Database
  /** Milliseconds since 1970. */
  readonly clock?: () => number
  /** Timeouts of requests; for tests. */
  readonly limits?: typeof timeouts
}

/** The whole server, not yet listening. The caller closes it, and the database after it. Throws when the console's build is damaged. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, db, clock = Date.now, limits = timeouts } = parts
  const app = Fastify({
    ...loggingOptions(config.logLevel),
    // Of strangers, who are read also where there is no route: small, so that many unfinished requests cannot fill the memory.
    bodyLimit: 16 * 1024,
    // Limits count by address, so `X-Forwarded-For` is accepted from trusted proxies only.
    trustProxy: config.trustedProxies ? [...config.trustedProxies] : false,
    // Fastify gives up after ten seconds, which a machine with too much to do may need for a start.
    pluginTimeout: 120_000,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    // A request that still arrives while the server stops is answered, as the last on its connection: a save would fail for nothing.
    return503OnClosing: false,
    http: {
      headersTimeout: limits.headersMs,
      // Node's default is to check for late connections every 30 seconds.
      connectionsCheckingInterval: limits.headersMs / 3,
      maxHeaderSize: 16 * 1024,
    },
    rewriteUrl: routedAddress,
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(request, reply)
      limitBodyTime(request, reply, limits.bodyMs)
      answerError(error, request, reply)
    },
    clientErrorHandler: answerUnreadable,
  })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  app.removeContentTypeParser('text/plain')
  readJsonBodies(app)
  app.decorateRequest('admin', null)
  beginInTurn(app)
  app.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(request, reply)
    limitBodyTime(request, reply, limits.bodyMs)
    done()
  })
  hangUpWhileStopping(app)
  app.addHook('onRequest', requireKnownHost(config))
  app.addHook('onRequest', requireReadableAddress)
  app.setErrorHandler(answerError)
  const channel =
    config.databaseUrl === undefined
      ? channelInProcess()
      : postgresChannel(config.databaseUrl, (error) => app.log.error({ err: error }, 'changes are not heard'))
  const events = new EventHub({ db, clock, channel })
  app.decorate('events', events)
  const context = { config, db, clock, events }
  measure(app, context)
  auditRefusals(app, context)
  auditServerLife(app, context)
  keepHouseHourly(app, context)

  if (config.localToolsDir !== undefined) await serveApiDocs(app)
  await declareRoutes(app, context)
  await serveConsole(app, config)
  return app
}

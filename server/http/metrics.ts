import { timingSafeEqual } from 'node:crypto'
import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { waitingHashes } from '../auth/hashQueue'
import type { ServerContext } from '../context'
import { requireWritable } from '../db/requireWritable'
import { bearerIn, hashToken } from '../auth/tokens'
import { HttpError } from '../httpError'
import { brokeOff } from './errors'

type SignInOutcome = 'done' | 'refused' | 'throttled'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a sign-in for the metrics. */
    countSignIn: (outcome: SignInOutcome) => void
  }
}

/** Measures every request and serves /api/metrics (Prometheus text) to callers with METRICS_TOKEN; without a token it does not exist. */
export function measure(app: FastifyInstance, { config, db, events }: ServerContext) {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route as it is declared',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30],
    registers,
  })
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests that are being answered', registers })
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Sign-ins by outcome',
    labelNames: ['outcome'],
    registers,
  })
  new Gauge({
    name: 'password_hashes_waiting',
    help: 'Sign-ins that wait for their turn to hash',
    registers,
    collect() {
      this.set(waitingHashes())
    },
  })
  new Gauge({
    name: 'event_streams_open',
    help: 'Consoles that are told of changes; each counts as a request in flight too',
    registers,
    collect() {
      this.set(events.open)
    },
  })
  new Gauge({
    name: 'database_up',
    help: 'Whether the database answers and takes changes',
    registers,
    async collect() {
      this.set(
        await requireWritable(db).then(
          () => 1,
          () => 0,
        ),
      )
    },
  })

  app.decorate('countSignIn', (outcome) => signIns.inc({ outcome }))
  app.addHook('onRequest', (request, reply, done) => {
    inFlight.inc()
    // `onResponse` does not run for a caller who has disconnected.
    finished(reply.raw, (error) => {
      inFlight.dec()
      // The declared route: actual paths would create a series for each id or guess.
      const route = request.routeOptions.url ?? 'none'
      const status = error || brokeOff(request) ? 'aborted' : reply.statusCode
      duration.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
    })
    done()
  })

  const { metricsToken } = config
  if (metricsToken === undefined) return
  const expected = Buffer.from(hashToken(metricsToken))
  app.get('/api/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const given = Buffer.from(hashToken(bearerIn(request.headers.authorization) ?? ''))
    if (!timingSafeEqual(given, expected))
      throw new HttpError(401, 'Metrics are for whoever bears METRICS_TOKEN', { 'www-authenticate': 'Bearer' })
    return reply
      .type(register.contentType)
      .serializer(String)
      .send(await register.metrics())
  })
}

import type { FastifyInstance } from 'fastify'
import { object, string } from 'yup'
import { decodeUtf8 } from '../text'

const maxBytes = 16 * 1024
const perMinute = 60

const reportSchema = object({
  'csp-report': object({
    'violated-directive': string().default(''),
    'blocked-uri': string().default(''),
    'source-file': string().default(''),
  }).required(),
}).required()

/** Takes what browsers report of the content security policy into the log, without queries: an invitation may stand there. */
export function cspReportRoute(app: FastifyInstance, clock: () => number) {
  let minute = 0
  let logged = 0

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, body, done) => {
        done(null, parseJson(decodeUtf8(Buffer.from(body))))
      },
    )
    scope.post('/api/csp-report', { bodyLimit: maxBytes, schema: { hide: true } }, async (request, reply) => {
      const now = Math.floor(clock() / 60_000)
      logged = now === minute ? logged + 1 : 1
      minute = now
      // Strict, because a cast would call what a stranger names `toString`.
      if (logged <= perMinute && reportSchema.isValidSync(request.body, { strict: true })) {
        const report = reportSchema.cast(request.body, { stripUnknown: true })['csp-report']
        const fields = Object.values(report).map((text) => text.split(/[?#]/, 1)[0]?.slice(0, 200))
        request.log.warn({ report: fields }, 'content security policy violated')
      }
      return reply.code(204).send()
    })
    return Promise.resolve()
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

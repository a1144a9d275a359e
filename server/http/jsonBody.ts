import type { FastifyInstance } from 'fastify'
import { decodeUtf8 } from '../text'

/** Parses JSON bodies and refuses invalid UTF-8, which Fastify would replace by U+FFFD. Prototype keys are refused as by default. */
export function readJsonBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    void parseJson(request, decodeUtf8(Buffer.from(body)), done)
  })
}

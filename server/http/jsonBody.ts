import type { FastifyInstance } from 'fastify'
import { decodeUtf8 } from '../text'

/** Reads JSON bodies as valid UTF-8 only; Fastify by itself puts U+FFFD for every other byte. Keys of prototypes are refused as by default. */
export function readJsonBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    void parseJson(request, decodeUtf8(Buffer.from(body)), done)
  })
}

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { ServerConfig } from '../config'
import { wantsPage } from '../http/address'
import { HttpError } from '../httpError'
import { verifyManifest } from './manifest'
import { pageFor } from './page'
import { pageHeaders } from './pageHeaders'

/** Names with the hash of their content never change. */
const hashed = /\.[0-9a-f]{8,}\.\w+$/

const nothingHere = () => new HttpError(404, 'There is nothing at this address')

/**
 * Serves the built console, when there is one: its files as they are, its page for every other address a person opens.
 * Everything else that no route answers is a 404 in JSON. Throws an Error when the console was changed after its build.
 */
export async function serveConsole(app: FastifyInstance, config: ServerConfig) {
  const { consoleDir, localToolsDir } = config
  if (localToolsDir !== undefined)
    await app.register(fastifyStatic, {
      root: localToolsDir,
      prefix: '/sandbox/',
      decorateReply: false,
      index: false,
      cacheControl: false,
      dotfiles: 'ignore',
    })
  if (consoleDir === undefined) {
    const hint = whereToGo(localToolsDir !== undefined)
    app.setNotFoundHandler(async (request, reply) => {
      if (!wantsPage(request)) throw nothingHere()
      return reply.code(404).type('text/plain; charset=utf-8').send(hint)
    })
    return
  }

  verifyManifest(consoleDir)
  const wallet = localToolsDir === undefined ? undefined : readFileSync(join(localToolsDir, 'wallet.js'))
  const page = pageFor(readFileSync(join(consoleDir, 'index.html'), 'utf8'), config.console, wallet)
  const headers = { ...pageHeaders(page, config.console), vary: 'accept-encoding' }
  const packed = { br: brotliCompressSync(page), gzip: gzipSync(page) }

  await app.register(async (files) => {
    files.addHook('onSend', (request, reply, _payload, done) => {
      // The file has gone: the page, or a refusal, has headers of its own.
      if (request.is404) return done()
      const kept = hashed.test(request.url) && reply.statusCode < 400
      reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.header('vary', 'accept-encoding')
      done()
    })
    await files.register(fastifyStatic, {
      root: consoleDir,
      decorateReply: false,
      // A route for each file that is there now; every other address falls to the page.
      wildcard: false,
      globIgnore: ['**/index.html', '**/manifest.sha256', '**/*.{br,gz}'],
      index: false,
      preCompressed: true,
      cacheControl: false,
    })
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw nothingHere()
    return sendPage(request, reply)
  })

  function sendPage({ headers: { 'accept-encoding': taken = '' } }: FastifyRequest, reply: FastifyReply) {
    reply.headers(headers).type('text/html; charset=utf-8')
    const encoding = encodings.find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(taken))
    return encoding ? reply.header('content-encoding', encoding).send(packed[encoding]) : reply.send(page)
  }
}

/** How the page is compressed, the best first. */
const encodings = ['br', 'gzip'] as const

/** What a person reads who opens the console of a server that has none. */
const whereToGo = (hasApiDocs: boolean) =>
  `This server answers the API and has no console to show.

To have one, run "npm run build" and start the server with CONSOLE_DIR=dist.
${hasApiDocs ? 'The API is described at /api/docs.' : 'The API is described by the local stack ("npm start"), at /api/docs.'}
`

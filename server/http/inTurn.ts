import type { FastifyInstance } from 'fastify'

/**
 * Begins a request only when it is its turn to be answered. A client may send several on a connection without waiting
 * (pipelining), and Node does not close answers that wait when the connection breaks: their files and streams would stay open.
 */
export function beginInTurn(app: FastifyInstance) {
  app.addHook('onRequest', (_request, { raw }, done) => {
    // Only the answer whose turn it is has the connection.
    if (raw.socket === null) raw.once('socket', () => done())
    else done()
  })
}

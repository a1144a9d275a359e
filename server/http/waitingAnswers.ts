import type { FastifyInstance } from 'fastify'

/**
 * Ends answers whose connection breaks while they wait for another one on it, of a client that sends requests without waiting
 * (pipelining). Node does not close them, so their files and streams would stay open.
 */
export function endWaitingAnswers(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw: { socket } }, { raw }, done) => {
    // Only an answer whose turn it is has the connection.
    if (raw.socket === null) {
      const end = () => raw.emit('close')
      // A client may send any number of requests.
      socket.setMaxListeners(0).once('close', end)
      raw.once('socket', () => socket.off('close', end))
    }
    done()
  })
}

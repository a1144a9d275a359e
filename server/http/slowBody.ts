import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { answerUnreadable } from './errors'

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()

/** Ends a request whose body isn't complete within a time (milliseconds), answered or not, unless the limit is lifted (below). */
export function limitBodyTime(request: FastifyRequest, reply: FastifyReply, milliseconds: number) {
  const { raw } = request
  const { 'content-length': length = '0', 'transfer-encoding': coding } = raw.headers
  if (length === '0' && coding === undefined) return
  const timer = setTimeout(() => {
    if (raw.complete) return
    if (reply.raw.headersSent) raw.destroy()
    else answerUnreadable(tooSlow(), raw.socket)
  }, milliseconds).unref()
  timers.set(request, timer)
  raw.once('close', () => clearTimeout(timer))
}

/** Lifts the limit for one request: for uploads, once the account is known. The server's request timeout still applies. */
export const liftBodyTimeLimit: onRequestHookHandler = (request, _reply, done) => {
  clearTimeout(timers.get(request))
  done()
}

const tooSlow = () => Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { databaseProblem } from './databaseProblem'
import { HttpError } from '../httpError'

/** Messages for the errors of the HTTP layer itself. */
const frameworkMessages: Readonly<Record<number, string>> = {
  400: 'The request is not readable',
  404: 'There is nothing at this address',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'This content type is not accepted here',
  431: 'The request headers are too large',
}

/** Answers every error with `{message}`. An unexpected error is a plain 500; its cause is only logged. */
export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = brokeOff(request) ? new HttpError(400, 'The request was interrupted') : asHttpError(error)
  if (refusal.status >= 500) request.log.error({ err: error, adminId: request.admin?.id }, 'request failed')
  else
    request.log.info({ status: refusal.status, reason: refusal.message, adminId: request.admin?.id }, 'request refused')
  void reply
    .code(refusal.status)
    // A route may have said already how long its answer is kept.
    .headers({ 'cache-control': 'no-store', ...refusal.headers })
    .type('application/json; charset=utf-8')
    .send({ message: refusal.message })
}

/** Whether the caller disconnected, for example by closing the page. That is no fault of the server. */
export const brokeOff = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete

function asHttpError(error: Error): HttpError {
  if (error instanceof HttpError) return error
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status < 500) return new HttpError(status, frameworkMessages[status] ?? 'The request is not readable')
  return databaseProblem(error) ?? new HttpError(500, 'Something went wrong on the server')
}

/** Messages by the codes of Node's errors. */
const unreadable: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'The request is too large'],
}

/** Answers malformed, too large or too slow requests on the raw connection, and closes it. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const [status, message] = unreadable[error.code ?? ''] ?? ['400 Bad Request', 'The request is not readable']
  const body = JSON.stringify({ message })
  socket.write(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
  // Destroys the connection if the client does not close it.
  socket.destroySoon()
}

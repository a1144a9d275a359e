import type { onRequestHookHandler } from 'fastify'
import type { ServerConfig } from '../config'
import { HttpError } from '../httpError'

/**
 * Refuses requests with a foreign Host (DNS rebinding) and requests made by pages of other sites. No CORS header is ever sent.
 */
export function requireKnownHost({ allowedHosts }: Pick<ServerConfig, 'allowedHosts'>): onRequestHookHandler {
  return (request, _reply, done) => {
    const { raw, headers } = request
    const { host = '', origin } = headers
    if (raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      throw new HttpError(400, 'The request names more than one host')
    const port = request.socket.localPort ?? 0
    const known = allowedHosts ?? ownHosts(port)
    // In an absolute-form request target the host takes precedence over the header.
    const [, asked = host] = /^(?:https?:\/\/|(?!\/))([^/?#]*)/i.exec(raw.url ?? '') ?? []
    if (!known.includes(host.toLowerCase()) || !known.includes(asked.toLowerCase()))
      throw new HttpError(403, 'This server does not answer to that host name')
    if (origin !== undefined && !known.includes(hostOf(origin)))
      throw new HttpError(403, 'Requests from other sites are refused')
    done()
  }
}

/** The hosts by which this machine asks itself. Clients leave out the default port of HTTP. */
export function ownHosts(port: number): string[] {
  const names = ['127.0.0.1', 'localhost', '[::1]']
  return [...names.map((name) => `${name}:${port}`), ...(port === 80 ? names : [])]
}

function hostOf(origin: string): string {
  return /^https?:\/\//.test(origin) && URL.canParse(origin) ? new URL(origin).host : ''
}

import type { onRequestHookHandler } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { HttpError } from '../httpError'
import { isStorable } from '../text'

/**
 * A person opening an address of the console, or a program that takes anything there: a monitor, or a wallet that reads the
 * headers of the page. Not the API, not a file that is missing, not a hidden one.
 */
export function wantsPage({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  const path = url.split('?', 1)[0] ?? ''
  const isReading = method === 'GET' || method === 'HEAD'
  const { accept = anything } = headers
  const name = path.slice(path.lastIndexOf('/') + 1)
  const takesPage = accept.includes('text/html') || (accept === anything && !name.includes('.'))
  return isReading && takesPage && !/^\/(api|media|sandbox)(\/|$)|\/\./.test(path)
}

/** What a browser's fetch and most programs send that do not say what they take. */
const anything = '*/*'

/**
 * The URL used for routing. In a page URL that cannot be decoded, `%` is escaped, so that the console's page is served instead
 * of an error: only the console reads such a URL.
 */
export function routedAddress(request: IncomingMessage): string {
  const { url = '' } = request
  return wantsPage(request) && !isReadable(url) ? url.replaceAll('%', '%25') : url
}

/** Refuses a URL whose decoded path or query is not valid UTF-8, or contains text that the database cannot store. */
export const requireReadableAddress: onRequestHookHandler = ({ raw: { url = '' } }, _reply, done) => {
  if (!isReadable(url)) throw new HttpError(400, 'The address is not readable')
  done()
}

function isReadable(address: string): boolean {
  try {
    return isStorable(decodeURIComponent(address))
  } catch {
    return false
  }
}

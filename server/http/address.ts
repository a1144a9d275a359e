import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { HttpError } from '../httpError'
import { isStorable } from '../text'

/** A person opening an address of the console; not the API, not a script, not a hidden file. */
export function wantsPage({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  const path = url.split('?', 1)[0] ?? ''
  const reading = method === 'GET' || method === 'HEAD'
  return reading && (headers.accept ?? '').includes('text/html') && !/^\/(api|media|sandbox)(\/|$)|\/\./.test(path)
}

/**
 * The address by which a request is routed. Those of the console are read by the console alone: there each percent sign
 * stands for itself where they cannot be decoded, so that the person who opens one gets the page.
 */
export function routedAddress(request: IncomingMessage): string {
  const { url = '' } = request
  return wantsPage(request) && !isReadable(url) ? url.replaceAll('%', '%25') : url
}

/** Refuses a URL whose decoded path or query is not valid UTF-8, or contains text that the database cannot store. */
export async function requireReadableAddress({ raw: { url = '' } }: FastifyRequest) {
  if (!isReadable(url)) throw new HttpError(400, 'The address is not readable')
  return Promise.resolve()
}

function isReadable(address: string): boolean {
  try {
    return isStorable(decodeURIComponent(address))
  } catch {
    return false
  }
}

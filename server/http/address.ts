import type { FastifyRequest } from 'fastify'
import { HttpError } from '../httpError'
import { isStorable } from '../text'

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

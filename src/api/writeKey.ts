import { randomId } from '../shared/randomId'

/** The keys of the newest writes; an event of an older one would have come long ago. */
const sent: string[] = []
const maxSent = 100

/**
 * The header Idempotency-Key of one write. Browsers and proxies may repeat a PUT when its connection breaks, and a repeated
 * toggle undoes itself; the server makes the change once per key and answers a repeat as it did the first time.
 */
export function writeKey() {
  const key = randomId()
  sent.unshift(key)
  sent.length = Math.min(sent.length, maxSent)
  return { 'Idempotency-Key': key }
}

/** Whether this tab has sent the write with this key. */
export const isOwnKey = (key: string | undefined) => key !== undefined && sent.includes(key)

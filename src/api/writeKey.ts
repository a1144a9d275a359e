import { randomId } from '../shared/randomId'

/**
 * The header Idempotency-Key of one write. Browsers and proxies may repeat a PUT when its connection breaks, and a repeated
 * toggle undoes itself; the server makes the change once per key and answers a repeat as it did the first time.
 */
export const writeKey = () => ({ 'Idempotency-Key': randomId() })

import { randomId } from '../shared/randomId'

/**
 * The header that names one write. Browsers and proxies repeat a PUT by themselves when its connection broke, and a toggle made
 * twice is no toggle: the server makes the change once per key and answers a repeated one as it did the first time.
 */
export const writeKey = () => ({ 'Idempotency-Key': randomId() })

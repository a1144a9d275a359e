import type { ApiError } from './errors'
import { messageIn } from './said'

// Not in errors.ts, which is part of every page: only writes ask this.

/** True when a write may have reached the server although no clear answer came back: it must not simply be sent again. */
export function isOutcomeUnknown(error: ApiError): boolean {
  if (!('status' in error)) return true
  switch (error.status) {
    case 'FETCH_ERROR':
    case 'TIMEOUT_ERROR':
    case 'PARSING_ERROR':
    case 502:
    case 504:
      return true
    case 503:
      // A server says why; a proxy that has waited for it in vain does not, or by the name of the status.
      return /^(service unavailable\.?)?$/i.test(messageIn(error.data) ?? '')
    default:
      // A proxy's own, such as 524 for a server that it has waited for in vain; the standard ones end at 511.
      return Number(error.status) > 511
  }
}

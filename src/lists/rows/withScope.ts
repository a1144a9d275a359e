import type { Range } from '../../api/envelope'
import type { Endpoint, ListEndpoint } from './endpoint'

/**
 * Adapts an endpoint with further arguments, such as the chain to read, that takes nothing of a request but the window.
 */
export const withScope = <Row, Scope extends object>(
  endpoint: Endpoint<Row, Range & Scope>,
  scope: Scope,
): ListEndpoint<Row> => ({
  useQuery: ({ start, end }, options) => endpoint.useQuery({ ...scope, start, end }, options),
  initiate: ({ start, end }, options) => endpoint.initiate({ ...scope, start, end }, options),
})

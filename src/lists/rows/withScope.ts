import type { Range } from '../../api/unwrap'
import type { Endpoint, ListEndpoint } from './endpoint'

/** An endpoint that needs more than the window, as the chain to read, and knows nothing else of a request. */
export const withScope = <Row, Scope extends object>(
  endpoint: Endpoint<Row, Range & Scope>,
  scope: Scope,
): ListEndpoint<Row> => ({
  useQuery: ({ start, end }, options) => endpoint.useQuery({ ...scope, start, end }, options),
  initiate: ({ start, end }, options) => endpoint.initiate({ ...scope, start, end }, options),
})

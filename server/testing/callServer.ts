import { endpoints, pathOf, type EndpointName } from '../../src/contract/endpoints'

interface Call {
  readonly id?: string
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Sent as JSON. */
  readonly body?: object | undefined
}

/** Calls an endpoint of a server that runs at an address. */
export const callServer = (address: string, name: EndpointName, { id, query = '', headers, body }: Call = {}) =>
  fetch(`${address}${pathOf(name, id)}${query}`, {
    method: endpoints[name].method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

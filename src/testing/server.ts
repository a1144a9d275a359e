import { setupServer } from 'msw/node'

/** The network of the unit tests; a request without a handler fails. */
export const server = setupServer()

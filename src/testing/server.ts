import { setupServer } from 'msw/node'

/** The network of the unit tests; every test says which calls it answers, any other fails. */
export const server = setupServer()

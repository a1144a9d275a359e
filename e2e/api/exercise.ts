import type { TestServer } from '../../server/testing/testServer'
import type { EndpointName } from '../../src/contract/endpoints'
import type { ApiConsole } from './apiConsole'

/** Sends a call of the console as the signed-in person, and asserts that the console reads what the server has. */
export type Exercise = (console: Omit<ApiConsole, 'open'>, server: TestServer) => Promise<void>
export type Exercises = Partial<Record<EndpointName, Exercise>>

export const firstPage = { start: 0, end: 9 }

/** The oldest row of an answer with a list, and the total. */
export const page = <Row>({ rows, total }: { rows: Row[]; total: number | undefined }) => ({
  first: rows.at(-1),
  total,
})

import type { TestServer } from '../../server/testing/testServer'
import type { EndpointName } from '../../src/contract/endpoints'
import type { ApiConsole } from './apiConsole'

/** Sends a call of the console, as the person who is signed in, and asserts that it is read as the server has it. */
export type Exercise = (desk: Omit<ApiConsole, 'open'>, server: TestServer) => Promise<void>
export type Exercises = Partial<Record<EndpointName, Exercise>>

export const firstPage = { start: 0, end: 9 }

/** Of an answer with a list: its oldest row, and the total. */
export const page = <Row>({ rows, total }: { rows: Row[]; total: number | undefined }) => ({
  first: rows.at(-1),
  total,
})

import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { endpoints } from '../contract/endpoints'

/** The network of the unit tests; a request without a handler fails. Lists are not counted by status unless a test does so. */
export const server = setupServer(http.get(endpoints.statusCounts.path, () => HttpResponse.json({}, { status: 404 })))

/** The rows that the request of a page asks for. */
export function askedRows<Row>({ url }: Request, rows: readonly Row[]): Row[] {
  const { searchParams } = new URL(url)
  return rows.slice(Number(searchParams.get('start')), Number(searchParams.get('end')) + 1)
}

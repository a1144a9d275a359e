import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { endpoints } from '../contract/endpoints'

/** The network of the unit tests; a request without a handler fails. Lists are not counted by status unless a test does so. */
export const server = setupServer(http.get(endpoints.statusCounts.path, () => HttpResponse.json({}, { status: 404 })))

/** The numbers of the first and the last row that the request of a page asks for. */
export function askedRange({ url }: Request) {
  const { searchParams } = new URL(url)
  return { start: Number(searchParams.get('start')), end: Number(searchParams.get('end')) }
}

/** The rows that it asks for. */
export function askedRows<Row>(request: Request, rows: readonly Row[]): Row[] {
  const { start, end } = askedRange(request)
  return rows.slice(start, end + 1)
}

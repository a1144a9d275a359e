/** The `applied` of our server's list answers: it has applied everything in the query except the window. */
export const appliedIn = (query: URLSearchParams) =>
  [...query.keys()].filter((name) => name !== 'start' && name !== 'end')

/** The rows that a query for one row by its id keeps; all of them without one. */
export function withId<Row extends { id: string }>(rows: readonly Row[], query: URLSearchParams): readonly Row[] {
  const id = query.get('id')
  return id === null ? rows : rows.filter((row) => row.id === id)
}

/** The `applied` of our server's list answers: it has applied everything in the query except the window. */
export const appliedIn = (query: URLSearchParams) =>
  [...query.keys()].filter((name) => name !== 'start' && name !== 'end')

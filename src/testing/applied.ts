/** What our server says of a list that it was asked for: it has applied all that the query names beside the window. */
export const appliedIn = (query: URLSearchParams) =>
  [...query.keys()].filter((name) => name !== 'start' && name !== 'end')

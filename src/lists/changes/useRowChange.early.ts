/** In the early page no row can be changed. */
export const useRowChange = () => ({ busy: false, change: () => undefined, request: { start: 0, end: 0 } })

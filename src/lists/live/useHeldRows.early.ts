/** In the early page nobody has changed the rows yet. */
export const useHeldRows = () => ({ held: undefined })

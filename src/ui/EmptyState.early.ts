/** In the early page no list is empty: an empty one is left to the console. */
export const EmptyState = () => null

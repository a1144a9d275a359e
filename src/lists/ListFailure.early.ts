/** In the early page nothing has failed: it is left to the console then. */
export const ListFailure = () => null

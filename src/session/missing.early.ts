/** In the early page nothing is known to be missing on the server. */
export const selectMissing = () => ({})

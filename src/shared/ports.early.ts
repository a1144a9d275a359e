/** In the early page there is no saga that could use a port. */
export const definePort = () => undefined

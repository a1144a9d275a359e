/** The early page does not say when its rows were read: the console does a moment later. */
export const readAt = () => undefined

const nothing = () => undefined

/** In the early page nothing happens that could be told. */
export const notify = { success: nothing, error: nothing, info: nothing }

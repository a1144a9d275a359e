/** One day, in seconds as contracts count and in milliseconds as clocks do. */
export const daySeconds = 86_400
export const dayMs = daySeconds * 1_000

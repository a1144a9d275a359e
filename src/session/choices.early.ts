export const readChoice = (key: string): string | null => localStorage.getItem(key)

/** Nothing can be chosen in the early page. */
export const keepChoice = (): undefined => undefined

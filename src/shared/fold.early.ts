/** Text as searches compare it. Rows that only the console's own comparison finds are left to the console. */
export const fold = (text: string): string => text.toLowerCase()

/** A moment in milliseconds since 1970 as the text that the database takes and answers. */
export const isoOf = (moment: number) => new Date(moment).toISOString()

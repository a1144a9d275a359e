/** How many rows have each status of a list, by its name in the API; all rows under ''. */
export type Counts = Readonly<Record<string, number>>

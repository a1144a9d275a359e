/** The names of those who changed a row, by its id. */
export interface News {
  by: Readonly<Record<string, string>>
}

/** What has happened to a row, with its text. */
export interface Mark {
  /** The name of who did it, if it is known. */
  by: string | undefined
  /** The row is no longer on this page. */
  isGone: boolean
  text: string
}

export interface HeldRows<Row> {
  /** The rows as they came. */
  source: readonly Row[]
  /** The rows as they are shown. */
  rows: readonly Row[]
  /** How many rows have come that are not shown. */
  fresh: number
  marks: ReadonlyMap<string, Mark>
}

/** The rows as they came. */
export const asCome = <Row>(source: readonly Row[]): HeldRows<Row> => ({
  ...{ source, rows: source, fresh: 0, marks: new Map<string, Mark>() },
})

/** `holdRows` once it has come, with the code that hears of changes: no list pays for it in the first load. */
export const late: {
  holdRows?: <Row extends { id: string }>(held: HeldRows<Row>, source: readonly Row[], news: News) => HeldRows<Row>
} = {}

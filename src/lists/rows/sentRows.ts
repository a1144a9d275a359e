import type { ReadPage } from './endpoint'

export const sentIn = <Row>({ sent, rows }: ReadPage<Row>) => sent ?? rows.length

/** Rows of a window that were sent and cannot be read. */
export const leftOutIn = <Row>(page: ReadPage<Row> | undefined) => (page ? sentIn(page) - page.rows.length : 0)

/**
 * The total that a window gives. That of a server which does not say what it has applied may be the number of rows that it has
 * sent at a time, and says nothing then.
 */
export const toldIn = <Row>({ applied, sent, total }: ReadPage<Row>) =>
  applied || !sent || Number(total) > sent ? total : undefined

import type { ReadPage } from './endpoint'

export const sentIn = <Row>({ sent, rows }: ReadPage<Row>) => sent ?? rows.length

/** Rows of a window that were sent and cannot be read. */
export const leftOutIn = <Row>(page: ReadPage<Row> | undefined) => (page ? sentIn(page) - page.rows.length : 0)

/**
 * The total of a window; undefined while unknown. A server that does not say what it has applied may give the number of rows in
 * the answer as the total, so that is not believed.
 */
export const toldIn = <Row>({ applied, sent, total, isOver }: ReadPage<Row>) =>
  applied || !sent || (!isOver && Number(total) > sent) ? total : undefined

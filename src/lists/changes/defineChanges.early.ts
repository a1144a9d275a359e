import { whyNoAction } from './whyNoAction'
import type { RowKind } from './rowKind'

/** The changes of a list's rows, in the early page: which rows could be selected for them. */
export const defineChanges = <Row extends { id: string }, Action extends string>(kind: RowKind<Row, Action>) => ({
  kind,
  bulk: { nameOf: kind.nameOf, whyNot: (row: Row) => whyNoAction(kind, row) },
})

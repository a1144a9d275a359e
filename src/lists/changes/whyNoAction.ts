import { keysOf } from '../../contract/keysOf'
import type { RowKind } from './rowKind'

/** The actions of rows that can be made for many at once: those with a verb. */
export const bulkActionsOf = <Row extends { id: string }, Action extends string>({
  done,
  verbs,
}: RowKind<Row, Action>) => keysOf(done).filter((action) => verbs[action])

/** Why none of them applies to a row; undefined if one does. */
export function whyNoAction<Row extends { id: string }, Action extends string>(kind: RowKind<Row, Action>, row: Row) {
  const actions = bulkActionsOf(kind)
  if (actions.some((action) => kind.allows(row, action))) return undefined
  const [reason] = actions.flatMap((action) => kind.whyNot?.(row, action) ?? [])
  return reason ?? `No actions available for this ${kind.noun} now`
}

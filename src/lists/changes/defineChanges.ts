import { createAction } from '@reduxjs/toolkit'
import { messageOf } from '../../shared/messages'
import { makeChangesSaga } from './changesSaga'
import { makeChangesSlice, type ChangeEnd } from './changesSlice'
import { outcomeMessage, outcomeText } from './outcome'
import type { RowChange, RowKind } from './rowKind'
import type { BulkChanges } from './bulk'

/**
 * State, saga and messages for changes of a list's rows: a single change (`changeRequested`) ends with one message,
 * with Undo where there is an inverse; a bulk change (`bulkRequested`) has the outcome of each row in the state.
 */
export function defineChanges<Row extends { id: string }, Action extends string>(kind: RowKind<Row, Action>) {
  const { name, noun, done, removal, nameOf } = kind
  const wordsOf = (action: Action) => ({ noun, done: done[action], isRemoval: action === removal })
  const slice = makeChangesSlice<Action>(name, ({ outcome, action }: ChangeEnd<Action>) =>
    outcomeText(outcome, wordsOf(action)),
  )
  const { changeEnded, bulkStopRequested, bulkClosed } = slice.actions
  const { selectBusy, selectBulk } = slice.selectors
  const changeRequested = createAction<RowChange<Action>>(`${name}/changeRequested`)
  const bulkRequested = createAction<{ changes: RowChange<Action>[]; names: string[] }>(`${name}/bulkRequested`)

  const bulk: BulkChanges<Row> = {
    nameOf,
    actions: keysOf(done).flatMap((action) => {
      const verb = kind.verbs[action]
      if (!verb) return []
      return {
        verb,
        allows: (row) => kind.allows(row, action),
        ask: (rows, request) =>
          bulkRequested({
            changes: rows.map((row) => ({ id: row.id, text: kind.textOf(row), action, request })),
            names: rows.map(nameOf),
          }),
      }
    }),
    selectBulk,
    stop: bulkStopRequested,
    close: bulkClosed,
  }
  const messageText = ({ outcome, action, isOneOfMany }: ChangeEnd<Action>) =>
    isOneOfMany ? undefined : outcomeMessage(outcome, wordsOf(action))

  return {
    kind,
    bulk,
    changeRequested,
    bulkRequested,
    selectBusy,
    /** The domain that the feature adds to the store. */
    domain: {
      slice,
      saga: makeChangesSaga({ kind, slice, changeRequested, bulkRequested }),
      messages: [messageOf(changeEnded, messageText)],
    },
  }
}

/** The keys of a record with their literal type. */
function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  const isKey = (key: string): key is Key => Object.hasOwn(record, key)
  return Object.keys(record).filter(isKey)
}

export type RowChanges<Row extends { id: string }, Action extends string> = ReturnType<
  typeof defineChanges<Row, Action>
>

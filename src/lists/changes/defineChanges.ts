import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { ListRequest } from '../../contract/paging'
import { messageOf, type Message } from '../../shared/messages'
import { makeChangesSaga } from './changesSaga'
import { makeChangesSlice, type ChangeEnd } from './changesSlice'
import { requestIdIn } from './requestIdIn'
import type { RowChange, RowKind } from './rowKind'
import type { BulkChanges, Seen } from './bulk'
import { bulkActionsOf, whyNoAction } from './whyNoAction'

/**
 * State, saga and messages for changes of a list's rows: a single change (`changeRequested`) ends with one message,
 * with Undo where there is an inverse; a bulk change (`bulkRequested`) has the outcome of each row in the state.
 */
export function defineChanges<Row extends { id: string }, Action extends string>(kind: RowKind<Row, Action>) {
  const { name, noun, nameOf, textOf } = kind
  const slice = makeChangesSlice<Action>(name)
  const { changeStarted, changeEnded, bulkStopRequested, bulkSeen, bulkEnded, bulkClosed } = slice.actions
  const { selectBusy, selectBulk } = slice.selectors
  const changeRequested = createAction<RowChange<Action>>(`${name}/changeRequested`)
  const bulkRequested = createAction<readonly RowChange<Action>[]>(`${name}/bulkRequested`)
  const changeOf = (row: Row, action: Action, request: ListRequest, seen?: Seen): RowChange<Action> => ({
    id: row.id,
    name: nameOf(row),
    text: textOf(row),
    action,
    request,
    seen,
  })
  const bulkUndoRequested = createAction<readonly UnknownAction[]>(`${name}/bulkUndoRequested`)

  const bulk: BulkChanges<Row> = {
    nameOf,
    whyNot: (row) => whyNoAction(kind, row),
    actions: bulkActionsOf(kind).map((action) => ({
      verb: kind.verbs[action] ?? '',
      allows: (row) => kind.allows(row, action),
      fetchQuestion: kind.questions?.[action],
      ask: (rows, requestOf, seenOf) =>
        bulkRequested(rows.map((row) => changeOf(row, action, requestOf(row), seenOf?.(row)))),
    })),
    selectBulk,
    stop: bulkStopRequested,
    seen: bulkSeen,
    undo: bulkUndoRequested,
    close: bulkClosed,
  }
  const messageText = ({ id, outcome, text, isOneOfMany }: ChangeEnd<Action>): Message | undefined => {
    if (isOneOfMany) return undefined
    const told = { text, about: `${noun} ${id}` }
    if (outcome.kind === 'done') return { kind: 'success', undo: outcome.undo, ...told }
    if (outcome.kind === 'notNeeded') return { kind: 'info', ...told }
    return { kind: 'error', requestId: requestIdIn(outcome), ...told }
  }

  return {
    kind,
    bulk,
    /** The action that requests one change of a row in the window of `request`. */
    ask: (...change: Parameters<typeof changeOf>) => changeRequested(changeOf(...change)),
    changeRequested,
    bulkRequested,
    selectBusy,
    /** The domain that the feature adds to the store. */
    domain: {
      slice,
      saga: makeChangesSaga({ kind, slice, changeRequested, bulkRequested, bulkUndoRequested }),
      messages: [
        // Before the write the row is read again, and Undo would take back an older change meanwhile.
        messageOf(changeStarted, () => ({ kind: 'changing' })),
        messageOf(changeEnded, messageText),
        messageOf(bulkEnded, ({ message }) => message),
        messageOf(bulkClosed, (end) => end.undo && { kind: 'success', ...end }),
      ],
    },
  }
}

export type RowChanges<Row extends { id: string }, Action extends string> = ReturnType<
  typeof defineChanges<Row, Action>
>

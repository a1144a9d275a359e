import { call, getContext } from 'typed-redux-saga'
import { errorText, isOutcomeUnknown } from '../api/errors'
import { windowsOf } from '../api/readAll'
import { send, type ApiDispatch } from '../api/send'
import type { ListRequest } from '../api/contract/paging'
import type { Page, Range } from '../api/unwrap'
import type { RowChange, RowKind, RowOutcome } from './rowKind'

const outcome = (kind: RowOutcome['kind'], text: string): RowOutcome => ({ kind, text })

/**
 * Changes one row and answers how that ended. The calls carry no wanted state (a toggle flips whatever it finds), so the
 * row is read first: when a colleague was faster nothing is sent. Nothing is ever sent twice. `undo` is the change that
 * takes this one back, if there is one.
 */
export function* changeRow<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  change: RowChange<Action>,
) {
  const { id, action, request } = change
  const { noun } = kind
  const before = yield* call(readRow<Row, Action>, kind, id, request)
  if (before === 'unreadable')
    return { ...outcome('refused', `The ${noun} could not be read again, so nothing was sent. Try Again`) }
  if (!before) return { ...outcome('refused', `The ${noun} is no longer on this page, so nothing was sent.`) }
  if (!kind.allows(before, action))
    return { ...outcome('notNeeded', kind.whyNot?.(before, action) ?? `Already ${kind.done[action]} by someone else`) }

  const { data, error } = yield* send(kind.send(change))
  // Once changed, the row may not belong to a window of one status any more.
  const after = request.status && kind.find ? kind.find(before) : request
  if (!error) {
    const opposite = kind.inverse[action]
    return {
      ...outcome('done', data?.message || `${capital(noun)} ${kind.done[action]}`),
      undo: opposite && { id, action: opposite, request: after },
    }
  }
  if (!isOutcomeUnknown(error)) {
    yield* call(readRow<Row, Action>, kind, id, request)
    return { ...outcome('refused', errorText(error)) }
  }
  const isGone = kind.removes?.(action)
  if (isGone) return yield* call(afterLostRemoval<Row, Action>, kind, before, request, isGone)
  const now = yield* call(readRow<Row, Action>, kind, id, after)
  return now === undefined || now === 'unreadable'
    ? outcome('unknown', `We could not learn whether the ${noun} was changed. Reload the list before you try again.`)
    : outcome('answerLost', `The answer was lost. The ${noun} is now: ${kind.stateOf(now)}`)
}

/** A row that has left its window may only have moved on; where it can be looked for, its absence says more. */
function* afterLostRemoval<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  row: Row,
  request: ListRequest,
  isGone: (found: Page<Row>, row: Row) => boolean,
) {
  const { noun } = kind
  yield* call(readRow<Row, Action>, kind, row.id, request)
  const { data, error } = yield* send(kind.read(kind.find?.(row) ?? request))
  const found = error ? undefined : data
  const still = found?.rows.find(({ id }) => id === row.id)
  if (still) return outcome('answerLost', `The answer was lost. The ${noun} is still there: ${kind.stateOf(still)}`)
  return found && isGone(found, row)
    ? outcome('answerLost', `The answer was lost. The ${noun} is no longer there: it was deleted`)
    : outcome('unknown', `We could not learn whether the ${noun} was deleted. Reload the list before you try again.`)
}

/** The row as the server has it now; undefined when its window of the list no longer has it. */
function* readRow<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  id: string,
  request: ListRequest,
) {
  // A read that failed still brings the rows of the one before.
  const { data, error } = yield* send(kind.read(request))
  if (!data || error) return 'unreadable'
  const row = data.rows.find((one) => one.id === id)
  // A server that ignores searches answers with other rows than the one that was found among all.
  return row ?? (request.search === undefined ? undefined : yield* call(findInAll<Row, Action>, kind, id, request))
}

function* findInAll<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  id: string,
  { status, created_from }: ListRequest,
) {
  const dispatch = yield* getContext<ApiDispatch>('dispatch')
  const narrowing = { ...(status !== undefined && { status }), ...(created_from !== undefined && { created_from }) }
  const control = new AbortController()
  try {
    return yield* call(async () => {
      const read = (range: Range) => kind.read({ ...narrowing, ...range })
      for await (const { rows } of windowsOf(dispatch, read, control.signal)) {
        const row = rows.find((one) => one.id === id)
        if (row) return row
      }
      return undefined
    })
  } catch {
    return 'unreadable'
  } finally {
    control.abort()
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

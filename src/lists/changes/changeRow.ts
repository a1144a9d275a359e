import { call } from 'typed-redux-saga'
import { errorText, isOutcomeUnknown, requestIdOf } from '../../api/errors'
import { send } from '../../api/send'
import type { RowChange, RowKind, RowOutcome } from './rowKind'

const outcome = (kind: RowOutcome['kind'], text: string, requestId?: string): RowOutcome => ({ kind, text, requestId })

/**
 * Changes one row and answers how that ended. The calls carry no wanted state (a toggle flips whatever it finds), so the
 * row is read first: when a colleague was faster nothing is sent. Nothing is ever sent twice. `undo` is the change that
 * takes this one back, if there is one.
 */
export function* changeRow<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  change: RowChange<Action>,
) {
  const { action } = change
  const { noun } = kind
  const before = yield* call(readRow<Row, Action>, kind, change)
  switch (before) {
    case 'unreadable':
      return outcome('refused', `The ${noun} could not be read again, so nothing was sent. Try Again`)
    case 'gone':
      return outcome('refused', `The ${noun} is no longer in the list, so nothing was sent.`)
    case 'ambiguous':
      return outcome('refused', `The list has another ${noun} with the same id, so nothing was sent.`)
  }
  if (!kind.allows(before, action))
    return outcome('notNeeded', kind.whyNot?.(before, action) ?? `Already ${kind.done[action]} by someone else`)

  const sent = { ...change, text: kind.textOf(before) }
  const { data, error } = yield* send(kind.send(sent))
  if (!error) {
    const opposite = kind.inverse[action]
    return {
      ...outcome('done', data?.message || `${capital(noun)} ${kind.done[action]}`),
      undo: opposite && { ...sent, action: opposite },
    }
  }
  const requestId = requestIdOf(error)
  if (!isOutcomeUnknown(error)) {
    // Shown is what is true now.
    yield* send(kind.read(change.request))
    return outcome('refused', errorText(error), requestId)
  }
  return { ...(yield* call(afterLostAnswer<Row, Action>, kind, sent)), requestId }
}

/** The truth is read and told; where it cannot be read, that is told. */
function* afterLostAnswer<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  change: RowChange<Action>,
) {
  const { noun } = kind
  const isRemoval = change.action === kind.removal
  const now = yield* call(readRow<Row, Action>, kind, change)
  if (now === 'gone' && isRemoval)
    return outcome('answerLost', `The answer was lost. The ${noun} is no longer there: it was deleted`)
  if (typeof now === 'string')
    return outcome(
      'unknown',
      `We could not learn whether the ${noun} was ${isRemoval ? 'deleted' : 'changed'}. Reload the list before you try again.`,
    )
  return outcome(
    'answerLost',
    `The answer was lost. The ${noun} is ${isRemoval ? 'still there' : 'now'}: ${kind.stateOf(now)}`,
  )
}

/** The row as the server has it now, in its window or wherever else it stands by now. */
function* readRow<Row extends { id: string }, Action extends string>(
  kind: RowKind<Row, Action>,
  { id, text, request }: RowChange<Action>,
) {
  // A read that failed still brings the rows of the one before.
  const { data, error } = yield* send(kind.read(request))
  if (!data || error) return 'unreadable'
  const [row, another] = data.rows.filter((one) => one.id === id)
  // Which of them a call would change nobody knows.
  if (another) return 'ambiguous'
  if (row) return row
  const found = yield* send(kind.find({ id, text }))
  if (found.error || found.data === undefined) return 'unreadable'
  return found.data ?? 'gone'
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

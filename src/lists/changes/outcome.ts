import type { UnknownAction } from '@reduxjs/toolkit'
import type { Message } from '../../shared/messages'
import { assertNever } from '../../shared/assertNever'

/** The failed call's id in the server's log. */
interface Failed {
  requestId: string | undefined
}

/**
 * How a change of a row ended. `said` is the server's own sentence. After `unknown` the state of the row is not known;
 * after `answerLost` the row was read again.
 */
export type RowOutcome =
  | { kind: 'done'; said: string; undo: UnknownAction | undefined }
  /** `why` if there is another reason than a colleague's earlier change. */
  | { kind: 'notNeeded'; why: string | undefined }
  /** Nothing was sent. */
  | { kind: 'notSent'; why: 'unreadable' | 'gone' | 'ambiguous' | 'underway' }
  | ({ kind: 'refused'; said: string } & Failed)
  /** `state` is the word for the row's present state; null when the row is gone. */
  | ({ kind: 'answerLost'; state: string | null } & Failed)
  | ({ kind: 'unknown' } & Failed)

/** The words for a change in messages. */
interface ChangeWords {
  /** "user" */
  noun: string
  /** "activated" */
  done: string
  isRemoval: boolean
}

/** An outcome as a sentence. */
export function outcomeText(outcome: RowOutcome, { noun, done, isRemoval }: ChangeWords): string {
  switch (outcome.kind) {
    case 'done':
      return outcome.said || `${capital(noun)} ${done}`
    case 'notNeeded':
      return outcome.why ?? `Already ${done} by someone else`
    case 'notSent':
      return {
        unreadable: `The ${noun} could not be read again, so nothing was sent. Try Again`,
        gone: `The ${noun} is no longer in the list, so nothing was sent.`,
        ambiguous: `The list has another ${noun} with the same id, so nothing was sent.`,
        underway: `Another change of this ${noun} was on its way, so nothing was sent.`,
      }[outcome.why]
    case 'refused':
      return outcome.said
    case 'answerLost':
      if (outcome.state === null) return `The answer was lost. The ${noun} is no longer there: it was deleted`
      return `The answer was lost. The ${noun} is ${isRemoval ? 'still there' : 'now'}: ${outcome.state}`
    case 'unknown':
      return `We could not learn whether the ${noun} was ${isRemoval ? 'deleted' : 'changed'}. Reload the list before you try again.`
    default:
      return assertNever(outcome)
  }
}

export const requestIdIn = (outcome: RowOutcome) => ('requestId' in outcome ? outcome.requestId : undefined)

/** The message for a single change. */
export function outcomeMessage(outcome: RowOutcome, words: ChangeWords): Message {
  const text = outcomeText(outcome, words)
  if (outcome.kind === 'done') return { kind: 'success', text, undo: outcome.undo }
  if (outcome.kind === 'notNeeded') return { kind: 'info', text }
  return { kind: 'error', text, requestId: requestIdIn(outcome) }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

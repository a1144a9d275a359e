import type { UnknownAction } from '@reduxjs/toolkit'
import { nameInMessage } from '../../contract/nameInMessage'
import { assertNever } from '../../shared/assertNever'
import { noCodeText } from './noCode'

/** The failed call's id in the server's log. */
interface Failed {
  requestId: string | undefined
}

/**
 * How a change of a row ended. `said` is the server's own sentence. After `unknown` the state of the row is not known;
 * after `answerLost` the row was read again; `isConfirmed`: the answer has come, but the row as read does not show the change.
 */
export type RowOutcome =
  | { kind: 'done'; said: string; undo: UnknownAction | undefined }
  /** `why` if there is another reason than an earlier change, by whomever. */
  | { kind: 'notNeeded'; why: string | undefined }
  /** Nothing was sent. */
  | { kind: 'notSent'; why: 'gone' | 'ambiguous' | 'underway' | 'noCode' }
  /** `reason`: why the row could not be read before the change, as a sentence. */
  | ({ kind: 'notSent'; why: 'unreadable'; reason: string } & Failed)
  /** By the server, or by the console because the row is no longer what was decided on. */
  | ({ kind: 'refused'; said: string } & Failed)
  /** `state` is the word for the row's present state; null when the row is gone. */
  | ({ kind: 'answerLost'; state: string | null; isConfirmed?: boolean } & Failed)
  | ({ kind: 'unknown' } & Failed)

/** The words for a change in messages. */
interface ChangeWords {
  /** "user" */
  noun: string
  /** "activated" */
  done: string
  isRemoval: boolean
  /** The row's name; undefined where it stands beside the sentence. */
  name?: string
}

/** An outcome as a sentence, which names the row if a name is given. */
export function outcomeText(outcome: RowOutcome, { noun, done, isRemoval, name }: ChangeWords): string {
  const row = name === undefined ? `the ${noun}` : nameInMessage(name)
  // "user 17" is a name of ours for a row that has none; an e-mail keeps its first letter.
  const Row = name === undefined || row.startsWith(`${noun} `) ? capital(row) : row
  const named = (text: string) => (name === undefined ? text : withName(Row, text))
  switch (outcome.kind) {
    case 'done':
      if (outcome.said) return named(outcome.said)
      return name === undefined ? capital(done) : `${Row} ${done}`
    case 'notNeeded':
      return outcome.why ? named(outcome.why) : `${Row} was already ${done}`
    case 'notSent':
      if (outcome.why === 'unreadable')
        return `${Row} couldn't be loaded again, so nothing was changed. ${outcome.reason}`
      return {
        gone: `${Row} is no longer in the list, so nothing was changed.`,
        ambiguous: `${Row} shares its id with another ${noun}, so nothing was changed.`,
        noCode: noCodeText,
        underway: `${Row} is already being changed, so nothing was sent.`,
      }[outcome.why]
    case 'refused':
      return named(outcome.said)
    case 'answerLost':
      if (outcome.state === null) return `The server's answer was lost, but ${row} was deleted.`
      return `${outcome.isConfirmed ? `The server reported success, but in its list ${row}` : `The server's answer was lost. ${Row}`} is ${isRemoval ? 'still there' : 'now'}: ${outcome.state}`
    case 'unknown':
      return `We don't know whether ${row} was ${isRemoval ? 'deleted' : 'changed'}. Reload the list before you try again.`
    default:
      return assertNever(outcome)
  }
}

/** Puts the name of the row before a sentence that does not have it. */
function withName(name: string, text: string): string {
  const isNamed = text.toLowerCase().includes(name.replace(/…$/, '').toLowerCase())
  return isNamed ? text : `${name}: ${text}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

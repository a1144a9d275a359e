import { isAction, type Action } from '@reduxjs/toolkit'

/** The parts of an action that its line is made of. */
interface Recorded extends Action {
  payload?: unknown
  meta?: { arg?: unknown; event?: unknown; condition?: unknown }
}

/** Whether to record an action. A read that the cache answers ends as rejected by its condition, and is left out. */
export const isRecorded = (action: unknown): action is Recorded => isAction(action) && !wasSpared(action)

const wasSpared = ({ meta }: Recorded) => meta?.condition

/**
 * The only field names whose values are kept: ids, chains, words of our code, and objects with such fields. A payload that is
 * itself a word is the id of what the action is about. A new name is left out until somebody adds it here. `reason` is not among
 * them: it may quote a wallet.
 */
const names =
  /^(|payload|arg|outcome|event|end|endpointName|type|id|action|list|domain|chainId|kind|state|phase|why|status|requestId)$/

/** A uuid has 36 characters; a sentence, an e-mail, an account, a hash and a token do not look like this. */
const word = /^"?[\w.:-]{1,40}"?$/

const keep = (name: string, value: unknown) =>
  names.test(name) && (typeof value === 'object' || word.test(JSON.stringify(value))) ? value : undefined

/** An action as one line, without anything that people have typed and without what a server or a wallet has said. */
export function actionLine({ type, payload, meta: { arg, event } = {} }: Recorded): string {
  // Of an answer, only the status and the request id of a failure are kept.
  const kept = type.endsWith('/fulfilled') ? { arg } : { arg, event, payload }
  return `${type} ${JSON.stringify(kept, keep)}`
}

/**
 * An error's name and its place in our code. Never its message: browsers may quote the value that they could not read, for
 * example JSON.parse.
 */
export function errorLine(error: unknown): string {
  const { name, stack = '' } = error instanceof Error ? error : {}
  return actionLine({ type: 'error', payload: { kind: name, why: /[\w.]+\.[jt]sx?:\d+:\d+/.exec(stack)?.[0] } })
}

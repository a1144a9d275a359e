import { isAction, type Action } from '@reduxjs/toolkit'

/** An action of the store, as far as a line of it is made. */
interface Recorded extends Action {
  payload?: unknown
  meta?: { arg?: unknown; event?: unknown; condition?: unknown }
}

/** Whether to record it. A read that the cache spares ends as a rejected action, by its condition, and tells nothing. */
export const isRecorded = (action: unknown): action is Recorded => isAction(action) && !wasSpared(action)

const wasSpared = ({ meta }: Recorded) => meta?.condition

/**
 * The names under which our actions carry ids, chains, words of the code's own, and objects that have such; a payload
 * that is itself a word is the id of what the action is about. Nothing under another name is kept, so that a new action
 * tells too little until somebody has thought about it. `reason` is not among them: a wallet's own words stand there.
 */
const names =
  /^(|payload|arg|outcome|event|end|endpointName|type|id|action|list|domain|chainId|kind|state|phase|why|status|requestId)$/

/** A uuid has 36 characters; a sentence, an e-mail, an account, a hash and a token do not look like this. */
const word = /^"?[\w.:-]{1,40}"?$/

const keep = (name: string, value: unknown) =>
  names.test(name) && (typeof value === 'object' || word.test(JSON.stringify(value))) ? value : undefined

/** An action as one line, without anything that people have typed and without what a server or a wallet has said. */
export function actionLine({ type, payload, meta: { arg, event } = {} }: Recorded): string {
  // Of the answer to a call nothing is kept but the status and the request id of a failure.
  const kept = type.endsWith('/fulfilled') ? { arg } : { arg, event, payload }
  return `${type} ${JSON.stringify(kept, keep)}`
}

/**
 * An error by its name and its place in our code. Never its message: what a browser says of a value it could not read
 * quotes the value, for example that of JSON.parse.
 */
export function errorLine(error: unknown): string {
  const { name, stack = '' } = error instanceof Error ? error : {}
  return actionLine({ type: 'error', payload: { kind: name, why: /[\w.]+\.[jt]sx?:\d+:\d+/.exec(stack)?.[0] } })
}

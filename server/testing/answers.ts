import assert from 'node:assert/strict'
import { parse, type GenericSchema } from 'valibot'
import { messageSchema } from '../../src/contract/entities'
import type { EndpointName } from '../../src/contract/endpoints'
import { responses } from '../../src/contract/responses'
import type { Answer } from '../http/route'

interface Reply {
  readonly status: number
  readonly body: unknown
}

/** The answer of a call that worked, of exactly the shape of the contract: no type cast, no key too many. */
export function answerOf<Name extends EndpointName>(name: Name, { status, body }: Reply): Answer<Name> {
  assert.ok(status === 200 || status === 201, `${name} answered ${status} ${JSON.stringify(body)}`)
  const schema: GenericSchema<unknown, Answer<Name>> = responses[name]
  const answer = parse(schema, body)
  assert.deepEqual(answer, body)
  return answer
}

/** A refusal: the status, and `{message}` alone. */
export function assertRefused({ status, body }: Reply, expected: number, message?: string | RegExp) {
  assert.equal(status, expected, JSON.stringify(body))
  const text = parse(messageSchema, body).message
  assert.deepEqual(body, { message: text })
  assert.ok(text.length > 0 && text.length < 200)
  if (typeof message === 'string') assert.equal(text, message)
  else if (message) assert.match(text, message)
}

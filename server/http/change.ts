import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parse, type GenericSchema } from 'valibot'
import type { ChangeName } from '../../src/contract/events'
import { responses } from '../../src/contract/responses'
import { append, type Act } from '../audit/append'
import type { SignedInAdmin } from '../auth/sessions'
import type { ServerContext } from '../context'
import type { Database } from '../db/database'
import { changeNotice } from '../events/notices'
import { actorOf, requireStillIn } from './access'
import { claimKey, idempotencyKeyIn, keepAnswer, type KeyedWrite } from './idempotency'
import type { FieldsSchema } from './parse'
import { idIn, route, type Answer } from './route'

/** A change, for the audit, and the answer to its caller. */
interface Done<Name extends ChangeName> extends Pick<Act, 'target' | 'before' | 'after'> {
  readonly answer: Answer<Name>
}

interface ChangeCall {
  /** The transaction of both the change and its entry in the audit. */
  readonly tx: Database
  readonly actor: SignedInAdmin
  readonly request: FastifyRequest
}

interface Options<Name extends ChangeName, Body> {
  readonly body?: FieldsSchema<Body>
  readonly status?: 200 | 201
  readonly make: (call: ChangeCall & { readonly body: Body }) => Promise<Done<Name>>
}

/** Declares an endpoint that changes something: in one transaction, with an entry in the audit, once per `Idempotency-Key`, told to the event streams. */
export function change<Name extends ChangeName, Body>(
  app: FastifyInstance,
  context: ServerContext,
  name: Name,
  { make, ...options }: Options<Name, Body>,
) {
  route(app, context, name, {
    ...options,
    handler: ({ request, body }) => makeChange(context, request, name, body, (call) => make({ ...call, body })),
  })
}

/** Makes one change as `change` does, for handlers that do more. `sent` identifies the request under its key. */
export async function makeChange<Name extends ChangeName>(
  { events, clock }: ServerContext,
  request: FastifyRequest,
  name: Name,
  sent: unknown,
  make: (call: ChangeCall) => Promise<Done<Name>>,
): Promise<Answer<Name>> {
  const actor = actorOf(request)
  const key = idempotencyKeyIn(request.headers['idempotency-key'])
  const write = key === undefined ? undefined : { key, adminId: actor.id, sent: [name, request.params, sent] }
  return events.transaction(async (tx, announce) => {
    const stillIn = () => requireStillIn({ db: tx, clock }, actor)
    const earlier = write && (await earlierAnswer(tx, write, name, clock()))
    if (earlier) {
      await stillIn()
      return earlier
    }
    const { answer, ...what } = await make({ tx, actor, request })
    if (write) await keepAnswer(tx, write, JSON.stringify(answer))
    await announce(changeNotice(name, { admin: actor, id: idIn(request), key }))
    if (name === 'toggleAdmin' || name === 'deleteAdmin') await announce({ kind: 'sessions' })
    await append({ db: tx, clock }, { admin: actor, requestId: request.id }, { action: name, ...what }, stillIn)
    return answer
  })
}

async function earlierAnswer<Name extends ChangeName>(tx: Database, write: KeyedWrite, name: Name, now: number) {
  const kept = await claimKey(tx, write, now)
  if (kept === undefined) return undefined
  const schema: GenericSchema<unknown, Answer<Name>> = responses[name]
  return parse(schema, JSON.parse(kept))
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { InferOutput } from 'valibot'
import { object } from 'yup'
import { endpoints, type EndpointName } from '../../src/contract/endpoints'
import type { responses } from '../../src/contract/responses'
import type { ServerContext } from '../context'
import { requireAccess } from './access'
import { notFound } from '../httpError'
import { openApiOf } from './openApi'
import { parseBody, parseFields, type FieldsSchema } from './parse'
import { liftBodyTimeLimit } from './slowBody'

export type Answer<Name extends EndpointName> = InferOutput<(typeof responses)[Name]>

interface Call<Body, Query> {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly body: Body
  readonly query: Query
}

interface Options<Body, Query, Result> {
  /** Without one, a body with content is refused. */
  readonly body?: FieldsSchema<Body>
  /** The text fields of a multipart request, for the OpenAPI document; the handler parses them itself. */
  readonly form?: FieldsSchema<unknown>
  readonly query?: FieldsSchema<Query>
  readonly status?: 200 | 201
  /** The answer is a stream of events. */
  readonly isStream?: true
  /** Runs on the body before it is validated, for refusals that take precedence. */
  readonly first?: (body: unknown) => void
  handler(call: Call<Body, Query>): Promise<Result>
}

const nothing = object({})

/** Bytes of a body of staff; of others it is the app's limit. */
const staffBodyLimit = 1024 * 1024

/**
 * Declares one endpoint of the contract. Method, path and the roles that may call it come from the contract's table, so
 * no route can stand without an access rule; what arrives is checked by the same schemas the OpenAPI document is made of.
 */
export function route<Name extends EndpointName, Body, Query>(
  app: FastifyInstance,
  context: ServerContext,
  name: Name,
  options: Options<Body, Query, Answer<Name>>,
) {
  declareRoute(app, context, name, options)
}

function declareRoute(
  app: FastifyInstance,
  context: ServerContext,
  name: EndpointName,
  options: Options<unknown, unknown, unknown>,
) {
  const { method, path, access } = endpoints[name]
  const { body = nothing, query = nothing, status = 200 } = options
  app.route({
    method,
    url: path,
    schema: openApiOf(name, options),
    ...(access !== 'anyone' && { bodyLimit: staffBodyLimit }),
    onRequest: [requireAccess(context, access), ...(options.form ? [liftBodyTimeLimit] : [])],
    handler: async (request, reply) => {
      options.first?.(request.body)
      const call = {
        request,
        reply,
        body: options.form ? {} : parseBody(body, request.body ?? {}),
        query: parseFields(query, request.query),
      }
      const answer = await options.handler(call)
      // Log who changed what; reads are not logged.
      if (method !== 'GET')
        request.log.info({ adminId: request.admin?.id, endpoint: name, params: request.params }, 'changed')
      return reply.code(status).send(answer)
    },
  })
}

/** Declares an endpoint whose answer is a stream; what it says is not checked. */
export function streamRoute(
  app: FastifyInstance,
  context: ServerContext,
  name: EndpointName,
  stream: (call: Pick<Call<unknown, unknown>, 'request' | 'reply'>) => Readable,
) {
  declareRoute(app, context, name, { isStream: true, handler: (call) => Promise.resolve(stream(call)) })
}

/** Whether a text can be the id of a row. */
export const isRowId = (id: string) => /^[1-9]\d{0,14}$/.test(id)

/** The row id in the path. Throws HttpError 404 for text that is no id, as for a missing row. */
export function rowIdOf(request: FastifyRequest, what: string): number {
  const id = idIn(request)
  if (id === undefined || !isRowId(id)) throw notFound(what)
  return Number(id)
}

/** The `:id` in the path, as it was sent. */
export function idIn({ params }: FastifyRequest): string | undefined {
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined
  return typeof id === 'string' ? id : undefined
}

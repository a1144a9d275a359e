import { convertSchema } from '@sodaru/yup-to-json-schema'
import '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import { endpoints, type EndpointName } from '../../src/contract/endpoints'
import { touchedBy } from '../../src/contract/events'
import { responses } from '../../src/contract/responses'
import { messageSchema } from '../../src/contract/entities'
import { answerSchema } from './answerSchema'
import { keyText } from './idempotency'
import type { FieldsSchema } from './parse'

interface Described {
  readonly body?: FieldsSchema<unknown>
  readonly form?: FieldsSchema<unknown>
  readonly query?: FieldsSchema<unknown>
  readonly status?: 200 | 201
  readonly isStream?: true
}

const error = { description: 'Refused or failed; `message` says why', ...answerSchema(messageSchema) }

const unattended = {
  'X-Unattended': { type: 'string', description: 'With any value, the request does not prolong the session' },
}

const idempotencyKey = {
  'Idempotency-Key': {
    type: 'string',
    description: 'The change is made once under its key; a repeated request gets the same answer',
    pattern: keyText.source,
  },
}

const lastEventId = {
  'Last-Event-ID': { type: 'string', description: 'Goes on after this event, or says that some were missed' },
}

const eventStream = { content: { 'text/event-stream': { schema: { type: 'string' } } } }

/** What the OpenAPI document says of an endpoint, made of the schemas that validate it. */
export function openApiOf(name: EndpointName, { body, form, query, status = 200, isStream }: Described): FastifySchema {
  const { access } = endpoints[name]
  return {
    operationId: name,
    security: access === 'anyone' ? [] : [{ bearer: [] }],
    description: access === 'anyone' ? 'Needs no session.' : `For ${access.join(', ')}.`,
    ...(body && { body: { ...convertSchema(body), additionalProperties: false } }),
    ...(form && { consumes: ['multipart/form-data'], body: withFile(form) }),
    ...(query && { querystring: convertSchema(query) }),
    ...(access !== 'anyone' && { headers: headersOf(name, isStream) }),
    response: {
      [status]: { description: 'Done', ...(isStream ? eventStream : answerSchema(responses[name])) },
      '4XX': error,
      '5XX': error,
    },
  }
}

const headersOf = (name: EndpointName, isStream: true | undefined) => ({
  type: 'object',
  properties: { ...unattended, ...(name in touchedBy && idempotencyKey), ...(isStream && lastEventId) },
})

function withFile(form: FieldsSchema<unknown>) {
  const { properties, required = [], ...rest } = convertSchema(form)
  const media = { type: 'string', contentMediaType: 'application/octet-stream' }
  return { ...rest, properties: { ...properties, media }, required: [...required, 'media'] }
}

import { convertSchema } from '@sodaru/yup-to-json-schema'
import '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import { endpoints, type EndpointName } from '../../src/contract/endpoints'
import { responses } from '../../src/contract/responses'
import { messageSchema } from '../../src/contract/entities'
import { answerSchema } from './answerSchema'
import type { FieldsSchema } from './parse'

interface Described {
  readonly body?: FieldsSchema<unknown>
  readonly form?: FieldsSchema<unknown>
  readonly query?: FieldsSchema<unknown>
  readonly status?: 200 | 201
  readonly isStream?: true
}

const error = { description: 'Refused or failed; `message` says why', ...answerSchema(messageSchema) }

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
    response: {
      [status]: { description: 'Done', ...(isStream ? eventStream : answerSchema(responses[name])) },
      '4XX': error,
      '5XX': error,
    },
  }
}

function withFile(form: FieldsSchema<unknown>) {
  const { properties, required = [], ...rest } = convertSchema(form)
  const media = { type: 'string', contentMediaType: 'application/octet-stream' }
  return { ...rest, properties: { ...properties, media }, required: [...required, 'media'] }
}

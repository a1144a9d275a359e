import { isRecord } from '../../src/contract/isRecord'
import { array, object, string, type InferType } from 'yup'

const schemaHolder = object({ schema: object().required() })
const parameterSchema = schemaHolder.shape({
  name: string().required(),
  in: string().oneOf(['path', 'query', 'header']).required(),
})
const operationSchema = object({
  operationId: string().required(),
  parameters: array(parameterSchema).default([]),
  requestBody: object({ content: object().required() }).default(undefined),
  responses: object().required(),
})
const documentSchema = object({ paths: object().required() })

export type JsonSchema = Readonly<Record<string, unknown>>

export interface Operation {
  readonly name: string
  readonly method: string
  /** With `{id}` where a row is named. */
  readonly path: string
  readonly parameters: readonly InferType<typeof parameterSchema>[]
  /** The body by its content type, when there is one. */
  readonly body: { readonly type: string; readonly schema: JsonSchema } | undefined
  /** The schema of an answer by status, `4XX` for refusals. */
  readonly answers: ReadonlyMap<string, JsonSchema>
  /** Whether its answer has no end. */
  readonly isStream: boolean
}

const entriesOf = (value: unknown) => (isRecord(value) ? Object.entries(value) : [])

/** The schema of the first content of a body or an answer, and its type. */
function contentOf(holder: unknown) {
  const [entry] = isRecord(holder) ? entriesOf(holder.content) : []
  if (!entry) return undefined
  const schema: JsonSchema = schemaHolder.validateSync(entry[1]).schema
  return { type: entry[0], schema }
}

/** The operations of an OpenAPI document, with what a fuzzer needs of them. */
export function operationsOf(document: unknown): Operation[] {
  return entriesOf(documentSchema.validateSync(document).paths).flatMap(([path, item]) =>
    entriesOf(item).map(([method, given]) => {
      const { operationId, parameters, requestBody, responses } = operationSchema.validateSync(given)
      const answers = entriesOf(responses).flatMap(([status, answer]) => {
        const schema = contentOf(answer)?.schema
        return schema ? [[status, schema] as const] : []
      })
      return {
        name: operationId,
        method: method.toUpperCase(),
        path,
        parameters,
        body: contentOf(requestBody),
        answers: new Map(answers),
        isStream: entriesOf(responses).some(([, answer]) => contentOf(answer)?.type === 'text/event-stream'),
      }
    }),
  )
}

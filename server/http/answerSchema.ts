import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** The JSON Schema of what the schema of an answer gives. What has a default is always there. */
export const answerSchema = (schema: GenericSchema): JsonSchema => ({
  ...toJsonSchema(schema, {
    typeMode: 'output',
    overrideSchema: ({ jsonSchema }) => (jsonSchema.type === 'object' ? withDefaults(jsonSchema) : undefined),
  }),
  $schema: undefined,
})

function withDefaults({ properties = {}, required = [], ...rest }: JsonSchema): JsonSchema {
  const isThere = ([name, field]: [string, JsonSchema | boolean]) =>
    required.includes(name) || (typeof field === 'object' && 'default' in field)
  return {
    ...rest,
    properties,
    required: Object.entries(properties)
      .filter(isThere)
      .map(([name]) => name),
  }
}

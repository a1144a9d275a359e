import { attempt } from '../../shared/attempt'
import { isRecord } from '../../contract/isRecord'

/**
 * Parses a JSON object; undefined for other text, and for JSON that would not survive the round trip, such as a long
 * number.
 */
export function objectIn(json: string): object | undefined {
  const value = attempt((): unknown => JSON.parse(json))
  return isRecord(value) && JSON.stringify(value) === json ? value : undefined
}

/** The fields of a JSON object; none for an empty text, undefined for what is no object. */
export function fieldsIn(json: string): ReadonlyMap<string, unknown> | undefined {
  if (!json) return new Map()
  const object = objectIn(json)
  return object && new Map<string, unknown>(Object.entries(object))
}

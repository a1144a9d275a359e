import type { Activity } from '../../contract/entities'

type Change = Pick<Activity, 'before' | 'after'>

/** Cuts a text to this many characters, with an ellipsis. */
const short = (text: string, maxLength: number) =>
  // The first half of a surrogate pair is no character.
  text.length > maxLength ? `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…` : text

/**
 * Parses a JSON object; undefined for other text, and for JSON that would not survive the round trip, such as a long
 * number.
 */
function objectIn(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && JSON.stringify(value) === json ? value : undefined
  } catch {
    return undefined
  }
}

const fieldText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value))

function fieldsIn(json: string): ReadonlyMap<string, string> | undefined {
  if (!json) return new Map()
  const object = objectIn(json)
  return object && new Map(Object.entries(object).map(([name, value]) => [name, fieldText(value)]))
}

/**
 * What changed, field by field: "value: 50 → 60", "role: editor" for a new field, "role: editor → nothing" for a
 * removed one. Text that is no JSON object is shown unchanged. Each value has at most `maxLength` characters.
 */
export function changeText({ before, after }: Change, maxLength = Infinity): string {
  const step = (from: string | undefined, to: string | undefined) =>
    [from, from === undefined ? to : (to ?? 'nothing')]
      .flatMap((text) => (text ? [short(text, maxLength)] : []))
      .join(' → ')
  const [was, is] = [fieldsIn(before), fieldsIn(after)]
  if (!was || !is) return step(before || undefined, after || undefined)
  const names = new Set([...was.keys(), ...is.keys()])
  return [...names].map((name) => `${short(name, maxLength)}: ${step(was.get(name), is.get(name))}`).join(', ')
}

/** The same for a table cell: each value, and the whole text, cut. */
export const shortChangeText = (change: Change) => short(changeText(change, 24), 80)

/** One side of a change in full: JSON indented, other text unchanged. */
export function sideText(side: string): string {
  const object = objectIn(side)
  return object ? JSON.stringify(object, null, 2) : side
}

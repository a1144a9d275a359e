import type { Activity } from '../../contract/entities'
import { fieldsIn } from './changedFields'
import { fieldLabel, valueText } from './fieldWords'

type Change = Pick<Activity, 'before' | 'after'>

/** A removed value. */
const nothing = '-'

/**
 * What changed, field by field, in the words of the screens: "Active → Inactive", "Role: Moderator" for a new field, "Role:
 * Moderator → -" for a removed one. Text that is no JSON object is shown unchanged.
 */
export function changeText({ before, after }: Change): string {
  const [was, is] = [fieldsIn(before), fieldsIn(after)]
  if (!was || !is) return step(before || undefined, after || undefined)
  const names = [...new Set([...was.keys(), ...is.keys()])]
  const side = (fields: ReadonlyMap<string, unknown>, name: string) =>
    fields.has(name) ? valueText(name, fields.get(name)) : undefined
  return names
    .map((name) => [fieldLabel(name), step(side(was, name), side(is, name))].filter(Boolean).join(': '))
    .join(' · ')
}

function step(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return to ?? ''
  return `${from} → ${to ?? nothing}`
}

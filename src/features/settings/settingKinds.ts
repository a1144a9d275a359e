import { isSettingKey, settingLabels } from '../../config/settingLabels'
import type { Setting } from '../../contract/entities'
import { formatDecimal } from '../../shared/amounts'
import { parseFixed18 } from '../../contract/fixed18'

interface SettingKind {
  label: string
  /** The unit of the value. */
  unit: string
  /** Whether its value is a number; a setting that the console does not know may be anything. */
  isNumber: boolean
}

/** The kind of a setting; an unknown one has its key as label. */
export const kindOf = (key: string): SettingKind =>
  isSettingKey(key) ? { ...settingLabels[key], isNumber: true } : { label: key, unit: '', isNumber: false }

/** Known settings in their order, then the others in the server's order. */
export function inOrder(settings: readonly Setting[]): Setting[] {
  const known = Object.keys(settingLabels)
  const place = ({ key }: Setting) => (isSettingKey(key) ? known.indexOf(key) : known.length)
  return [...settings].sort((one, other) => place(one) - place(other))
}

/** Whether two values are the same number ("5" and "5.0") or, if they are no numbers, the same text. */
export function isSameValue(one: string, other: string): boolean {
  const wei = parseFixed18(one.trim())
  return wei === undefined ? one.trim() === other.trim() : wei === parseFixed18(other.trim())
}

/** A value with all its digits, formatted, with its unit; "nothing" when it is empty. */
export function valueText(value: string, { unit }: Pick<SettingKind, 'unit'>): string {
  if (!value.trim()) return 'nothing'
  const read = parseFixed18(value) === undefined ? value : formatDecimal(value, 18)
  return unit ? `${read} ${unit === 'points' && read === '1' ? 'point' : unit}` : read
}

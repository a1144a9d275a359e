import { settingLabels } from '../../config/settingLabels'
import type { Setting } from '../../contract/entities'
import { formatDecimal } from '../../shared/amounts'
import { parseFixed18 } from '../../contract/fixed18'

interface SettingKind {
  key: string
  label: string
  /** The unit of the value. */
  unit: string
  /** Whether its value is a number; a setting that the console does not know may be anything. */
  isNumber: boolean
}

/** The settings that the console knows, in their order on the page, with the platform's labels. */
const settingKinds: readonly SettingKind[] = Object.entries(settingLabels).map(([key, words]) => ({
  key,
  ...words,
  isNumber: true,
}))

/** The kind of a setting; an unknown one has its key as label. */
export const kindOf = (key: string): SettingKind =>
  settingKinds.find((kind) => kind.key === key) ?? { key, label: key, unit: '', isNumber: false }

/** Known settings in their order, then the others in the server's order. */
export function inOrder(settings: readonly Setting[]): Setting[] {
  const place = ({ key }: Setting) => {
    const index = settingKinds.findIndex((kind) => kind.key === key)
    return index < 0 ? settingKinds.length : index
  }
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

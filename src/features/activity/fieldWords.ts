import { activeLabels } from '../../config/statusWords'
import { roleLabel } from '../../config/roleLabel'
import { taskTypes } from '../../contract/taskTypes'
import { formatDayOf } from '../../shared/dates'
import { formatBytes } from '../../shared/bytes'

interface FieldWord {
  /** Stands before the value; empty where the value says it alone. */
  label: string
  inWords?: (value: unknown) => string | undefined
}

const ifText = (word: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' && value !== '' ? word(value) : undefined
const ifFlag = (yes: string, no: string) => (value: unknown) =>
  typeof value === 'boolean' ? (value ? yes : no) : undefined

/** The fields of the audit in the words of the screens. */
const words = new Map(
  Object.entries<FieldWord>({
    is_active: { label: '', inWords: ifFlag(activeLabels.active, activeLabels.inactive) },
    is_approved: { label: 'Approved', inWords: ifFlag('yes', 'no') },
    expires_at: { label: 'Last day', inWords: ifText(formatDayOf) },
    value: { label: '' },
    name: { label: 'Name' },
    role: { label: 'Role', inWords: ifText(roleLabel) },
    type: { label: 'Type', inWords: (value) => taskTypes.find((type) => type.value === String(value))?.label },
    media: { label: 'File' },
    bytes: { label: 'Size', inWords: (value) => (typeof value === 'number' ? formatBytes(value) : undefined) },
    can_redeem: { label: 'Users' },
    sessions: { label: 'Sessions ended' },
    reason: { label: 'Reason' },
  }),
)

/** A field's name for people; an unknown one reads as words: "retry_count" is "Retry count". */
export function fieldLabel(name: string): string {
  const text = name.replaceAll('_', ' ').trim()
  return words.get(name)?.label ?? text.charAt(0).toUpperCase() + text.slice(1)
}

/** A field's value for people. */
export const valueText = (name: string, value: unknown) =>
  words.get(name)?.inWords?.(value) ?? (typeof value === 'string' && value !== '' ? value : JSON.stringify(value))

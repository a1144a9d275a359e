export type StatusTone = 'good' | 'waiting' | 'idle' | 'failed'

const shapes: Readonly<Record<StatusTone, string>> = { good: '●', waiting: '◐', idle: '○', failed: '✕' }

interface StatusChipProps {
  tone: StatusTone
  label: string
  hint?: string | undefined
  /** Where there is no room for the word: it is then read out and shown when pointed at. */
  shapeOnly?: boolean
}

/** A status as a word with a shape beside it: never told by colour alone. */
export function StatusChip({ tone, label, hint, shapeOnly = false }: StatusChipProps) {
  return (
    <span
      className="status-chip"
      title={shapeOnly ? [label, hint].filter(Boolean).join(': ') : hint}
      style={{ color: `var(--${tone})` }}
    >
      <span aria-hidden>{shapes[tone]}</span>
      {shapeOnly ? <span className="visually-hidden">{label}</span> : label}
      {hint && <span className="visually-hidden"> ({hint})</span>}
    </span>
  )
}

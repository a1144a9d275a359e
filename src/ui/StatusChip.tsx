export type StatusTone = 'good' | 'waiting' | 'idle' | 'failed'

const shapes: Readonly<Record<StatusTone, string>> = { good: '●', waiting: '◐', idle: '○', failed: '✕' }

interface StatusChipProps {
  tone: StatusTone
  label: string
  hint?: string | undefined
  /** For narrow places: the word is then a tooltip and for screen readers. */
  shapeOnly?: boolean
}

/** A status as a word and a shape, never by colour alone. */
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

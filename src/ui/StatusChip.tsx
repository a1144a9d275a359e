import styled from '@emotion/styled'

export type StatusTone = 'good' | 'waiting' | 'idle' | 'failed'

const shapes: Readonly<Record<StatusTone, string>> = { good: '●', waiting: '◐', idle: '○', failed: '✕' }

/** A status as a word with a shape beside it: never told by colour alone. */
export function StatusChip({ tone, label, hint }: { tone: StatusTone; label: string; hint?: string | undefined }) {
  return (
    <Chip title={hint} style={{ color: `var(--${tone})` }}>
      <span aria-hidden>{shapes[tone]}</span>
      {label}
      {hint && <span className="visually-hidden"> ({hint})</span>}
    </Chip>
  )
}

const Chip = styled.span({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  fontSize: 13,
  fontWeight: 500,
  whiteSpace: 'nowrap',
})

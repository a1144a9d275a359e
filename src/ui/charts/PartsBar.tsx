import styled from '@emotion/styled'
import { chartStyle } from './chartStyle'

/** One part of a whole. */
export interface Part {
  label: string
  amount: number
  /** The amount in words. */
  value: string
  /** A colour of the theme; `rest` is what is not there yet. */
  tone: 'good' | 'waiting' | 'idle' | 'failed' | 'accent' | 'control' | 'rest'
}

const fillOf = (tone: Part['tone']) =>
  tone === 'rest' ? 'color-mix(in srgb, var(--control) 25%, transparent)' : `var(--${tone})`

export const percentOf = (part: number, parts: readonly Part[]) => {
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0)
  return whole === 0 ? 0 : (part / whole) * 100
}

/** The parts of a whole as one thin bar; pass `aria-hidden` if the same is shown beside it. */
export function PartsBar({ parts, ...rest }: { parts: readonly Part[]; 'aria-hidden'?: boolean }) {
  return (
    <Line role="img" aria-label={parts.map(({ label, value }) => `${label} ${value}`).join(', ')} {...rest}>
      {parts.map(({ label, amount, tone }) => (
        <span key={label} style={{ width: `${percentOf(amount, parts)}%`, background: fillOf(tone) }} />
      ))}
    </Line>
  )
}

/** The parts with their colours and amounts. */
export function PartsLegend({ parts }: { parts: readonly Part[] }) {
  return (
    <Legend>
      {parts.map(({ label, value, tone }) => (
        <li key={label}>
          <i style={{ background: fillOf(tone) }} />
          {label} <strong>{value}</strong>
        </li>
      ))}
    </Legend>
  )
}

const Line = styled.span({
  ...chartStyle,
  display: 'flex',
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  boxShadow: 'inset 0 0 0 1px var(--border)',
  '& span + span': { borderLeft: '1px solid var(--surface)' },
})

const Legend = styled.ul({
  ...chartStyle,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: 'calc(13rem / 14)',
  fontVariantNumeric: 'tabular-nums',
  '& i': {
    display: 'inline-block',
    width: 10,
    height: 10,
    marginRight: 6,
    border: '1px solid var(--control)',
    borderRadius: 2,
  },
})

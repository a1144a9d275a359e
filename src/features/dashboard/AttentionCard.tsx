import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { formatCount } from '../../shared/amounts'
import { readAt } from '../../ui/readAt'

interface AttentionCardProps {
  title: string
  /** How many there are; undefined while unknown. */
  count: number | undefined
  /** What to do about them. */
  act?: ReactNode
  busy?: boolean
  /** Takes a whole row, for long lines; others share theirs. */
  isWide?: boolean
  /** When it was read, in milliseconds since 1970. */
  at: number | undefined
  /** Where from, unless from the server. */
  from?: string
  children?: ReactNode
}

/** A kind of item that needs attention, led by its number and what to do. */
export function AttentionCard(props: AttentionCardProps) {
  const { title, count, act, busy = false, isWide = false, at, from, children } = props
  return (
    <Card aria-busy={busy} data-none={count === 0} data-wide={isWide} data-read={readAt(at, from)}>
      <h3>{title}</h3>
      {count !== undefined && <b>{formatCount(count)}</b>}
      {act}
      {children}
    </Card>
  )
}

const Card = styled.div({
  position: 'relative',
  display: 'grid',
  flex: '1 1 280px',
  minWidth: 0,
  gridTemplateColumns: 'auto 1fr auto',
  // Two lines high from the start: the number and the action come later and leave less room for the title.
  gridTemplateRows: 'minmax(2lh, auto)',
  gap: '4px 12px',
  alignContent: 'start',
  alignItems: 'center',
  minHeight: 170,
  padding: '16px 20px',
  border: '1px solid var(--border)',
  borderRadius: 8,
  background: 'var(--surface)',
  '&[data-wide=true]': { flexBasis: '100%', minHeight: 120 },
  '@media (max-width: 640px)': { minHeight: 0 },
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& > h3': { gridRow: 1, gridColumn: 2, margin: 0, fontSize: '1rem' },
  // The gap beside an empty first column would move a title without its number to the right.
  '& > h3:not(:has(+ b))': { gridColumn: '1 / 3' },
  '& > b': {
    gridRow: 1,
    gridColumn: 1,
    fontSize: 'calc(28rem / 14)',
    lineHeight: 'calc(36 / 28)',
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-none=true] > b': { color: 'var(--quiet)', fontWeight: 500 },
  '& > .button': { gridRow: 1, gridColumn: 3 },
  '& > p': { margin: 0, color: 'var(--quiet)' },
  '& > p a': { color: 'var(--text)' },
  '& > ul': { margin: '4px -12px 0', padding: 0, listStyle: 'none' },
  '&:hover::after, &:focus-within::after': { clipPath: 'none' },
})

/** A line of the card: what it is about, and the detail that matters here. A long one may take several rows. */
export const AttentionLine = styled.li({
  '& > a, & > div, & > button': {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 32,
    padding: '0 12px',
    borderRadius: 6,
    color: 'var(--text)',
    textDecoration: 'none',
  },
  '& > button': {
    width: '100%',
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& > a:hover, & > button:hover': { background: 'color-mix(in srgb, var(--text) 6%, transparent)' },
  '& bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '@media print': { '& bdi': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  '& span': {
    flex: 'none',
    maxWidth: '70%',
    overflowWrap: 'anywhere',
    color: 'var(--quiet)',
    fontSize: 'calc(13rem / 14)',
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-long] > *': { flexWrap: 'wrap', gap: '0 12px', padding: '6px 12px' },
  '&[data-long] span': { maxWidth: '100%' },
  '&[data-long] bdi': { flex: '1 1 240px', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '&[data-long] bdi span': { color: 'inherit', fontSize: 'inherit' },
  '& [data-lacking=true], & [data-lacking=true] span': { color: 'var(--failed)', fontWeight: 500 },
})

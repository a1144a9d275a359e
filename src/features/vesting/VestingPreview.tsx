import { daySeconds } from '../../contract/days'
import styled from '@emotion/styled'
import { useState } from 'react'
import { formatDay } from '../../shared/dates'
import { TokenAmount } from '../../ui/TokenAmount'
import type { termsOf } from './vestingForm'

interface VestingPreviewProps {
  terms: ReturnType<typeof termsOf>
  /** The token's symbol. */
  unit: string
}

/** The dates of the schedule if it were added today. */
export function VestingPreview({ terms, unit }: VestingPreviewProps) {
  const [today] = useState(() => Math.floor(Date.now() / 1000))
  if (!terms || terms.amount === 0n || terms.duration === 0n || terms.cliff >= terms.duration) return null
  const cliffEnds = today + Number(terms.cliff)
  return (
    <Preview aria-label="Preview">
      <dt>Nothing until</dt>
      <dd>{formatDay(cliffEnds)}</dd>
      <dt>Then each day</dt>
      <dd>
        <TokenAmount wei={(terms.amount * BigInt(daySeconds)) / terms.duration} unit={unit} />
      </dd>
      <dt>All of it on</dt>
      <dd>{formatDay(cliffEnds + Number(terms.duration))}</dd>
    </Preview>
  )
}

const Preview = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '4px 16px',
  margin: 0,
  padding: '12px 16px',
  border: '1px solid var(--border)',
  borderRadius: 8,
  background: 'var(--ground)',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'var(--quiet)' },
  '& dd': { margin: 0, textAlign: 'right' },
})

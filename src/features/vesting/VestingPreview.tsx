import { daySeconds } from '../../contract/days'
import styled from '@emotion/styled'
import { useState } from 'react'
import { formatDay } from '../../shared/dates'
import { Fact } from '../../ui/Fact'
import { TokenAmount } from '../../ui/TokenAmount'
import { UnlockChart } from './UnlockChart'
import type { termsOf } from './vestingForm'

interface VestingPreviewProps {
  terms: ReturnType<typeof termsOf>
  /** The token's symbol. */
  unit: string
  /** The chain's time in seconds; undefined while unknown. */
  time: number | undefined
}

/** The dates and the picture of the schedule if it were added today. */
export function VestingPreview({ terms, unit, time }: VestingPreviewProps) {
  const [here] = useState(() => Math.floor(Date.now() / 1000))
  // A chain that makes blocks only on demand is behind.
  const today = Math.max(time ?? 0, here)
  if (!terms || terms.amount === 0n || terms.duration === 0n || terms.cliff >= terms.duration) return null
  const cliffEnds = today + Number(terms.cliff)
  const schedule = {
    amount: terms.amount,
    startTime: today,
    cliff: Number(terms.cliff),
    duration: Number(terms.duration),
    released: 0n,
  }
  return (
    <>
      <Preview aria-label="Preview">
        <Fact label="Cliff ends">{formatDay(cliffEnds)}</Fact>
        <Fact label="Unlocks per day">
          <TokenAmount wei={(terms.amount * BigInt(daySeconds)) / terms.duration} unit={unit} />
        </Fact>
        <Fact label="Fully vested">{formatDay(cliffEnds + Number(terms.duration))}</Fact>
      </Preview>
      <UnlockChart title="Unlock curve, if added today" {...{ schedule, unit }} now={today} height={180} />
    </>
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

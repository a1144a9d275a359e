import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { formatCount } from '../../../shared/amounts'
import { Button } from '../../../ui/Button'
import { FactBox } from '../../../ui/Fact'
import type { Decision } from './decision'
import { reviewSlice } from './reviewSlice'
import type { ReviewState } from './reviewState'

const outcomes = [
  ['Approved', ['approved']],
  ['Being approved', ['held', 'sending']],
  ['Deactivated again', ['deactivated']],
  ['Skipped', ['skipped']],
  ['No longer waiting', ['taken']],
  ['Not approved', ['failed']],
  ['Outcome unknown', ['unknown']],
] as const satisfies readonly (readonly [string, readonly Decision['kind'][]])[]

const formatMinutes = (ms: number) => `${Math.floor(ms / 60_000)} min ${Math.floor(ms / 1_000) % 60} s`

/** "2 skipped, 1 not approved" */
const listed = (parts: readonly (readonly [number, string])[]) =>
  parts.flatMap(([count, what]) => (count > 0 ? [`${formatCount(count)} ${what}`] : [])).join(', ')

/** The end of a review: what became of all campaigns. */
export function ReviewSummary({ review: { decisions, began, reading, leftOut } }: { review: ReviewState }) {
  const dispatch = useDispatch()
  const [ended] = useState(Date.now)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const countOf = (kinds: readonly string[]) =>
    Object.values(decisions).filter(({ kind }) => kinds.includes(kind)).length
  const left = listed([
    [countOf(['skipped']), 'skipped'],
    [countOf(['failed']), 'not approved'],
    [countOf(['unknown']), 'unknown'],
  ])
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        {headingOf({ reading, leftOut }, left !== '')}
      </h2>
      <dl>
        {outcomes.map(([label, kinds]) => (
          <FactBox key={label} label={label}>
            {formatCount(countOf(kinds))}
          </FactBox>
        ))}
        {leftOut > 0 && <FactBox label="Unreadable">{formatCount(leftOut)}</FactBox>}
        <FactBox label="Time">{formatMinutes(ended - began)}</FactBox>
      </dl>
      {left && (
        <Button variant="primary" onClick={() => dispatch(reviewSlice.actions.openAgain())}>
          Review again: {left}
        </Button>
      )}
    </Card>
  )
}

function headingOf({ reading, leftOut }: Pick<ReviewState, 'reading' | 'leftOut'>, isSomeLeft: boolean) {
  if (reading === 'reading') return 'Loading more campaigns'
  if (reading === 'failed' || leftOut > 0) return 'You have seen all campaigns that could be loaded'
  return isSomeLeft ? 'You have seen all campaigns' : 'All campaigns are decided'
}

const Card = styled.div({
  padding: '16px 20px',
  border: '1px solid var(--border)',
  borderRadius: 8,
  background: 'var(--surface)',
  '& h2': { margin: '0 0 12px', fontSize: 'calc(18rem / 14)', outline: 'none' },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '12px 32px', margin: '0 0 16px' },
  '& dt': { color: 'var(--quiet)', fontSize: 'calc(13rem / 14)' },
  '& dd': { margin: 0, fontSize: 'calc(20rem / 14)', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
})

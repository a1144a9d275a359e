import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { formatDay, formatDays, formatMoment } from '../../shared/dates'
import { Button } from '../../ui/Button'
import type { Column } from '../../ui/RowList'
import { TokenAmount } from '../../ui/TokenAmount'
import { claimableAt, cliffEnd, vestingEnd, type VestingTimes } from './vestingCurve'

/** A schedule with what can be claimed of it at the chain's time, and the way to its curve. */
export interface ScheduleRow extends VestingTimes {
  id: string
  /** Seconds since 1970, of the chain. */
  now: number
  showCurve: () => void
}

export const unit = 'SDX'
const Dated = ({ children, at }: { children: ReactNode; at: number }) => (
  <Stack title={formatMoment(at)}>
    {children}
    <small>{formatDay(at)}</small>
  </Stack>
)

const CurveButton = ({ row }: { row: ScheduleRow }) => (
  <Button onClick={row.showCurve}>
    Curve<span className="visually-hidden"> of schedule {Number(row.id) + 1}</span>
  </Button>
)

export const scheduleColumns: readonly Column<ScheduleRow>[] = [
  { label: 'AMOUNT', align: 'right', cell: ({ amount }) => <TokenAmount wei={amount} unit={unit} /> },
  { label: 'RELEASED AMOUNT', align: 'right', cell: ({ released }) => <TokenAmount wei={released} unit={unit} /> },
  {
    label: 'CLAIMABLE NOW',
    align: 'right',
    cell: (row) => <TokenAmount wei={claimableAt(row, row.now)} unit={unit} />,
  },
  {
    label: 'START DATE',
    cell: ({ startTime }) => <span title={formatMoment(startTime)}>{formatDay(startTime)}</span>,
  },
  { label: 'CLIFF TIME', cell: (row) => <Dated at={cliffEnd(row)}>{formatDays(row.cliff)}</Dated> },
  { label: 'VESTING TIME', cell: (row) => <Dated at={vestingEnd(row)}>{formatDays(row.duration)}</Dated> },
  { label: 'Action', hideLabel: true, align: 'right', cell: (row) => <CurveButton row={row} /> },
]

/** A schedule on a compact screen. */
export function ScheduleCard({ row }: { row: ScheduleRow }) {
  return (
    <Card>
      <Stack>
        <strong>
          <TokenAmount wei={row.amount} unit={unit} />
        </strong>
        <small>
          Claimable now <TokenAmount wei={claimableAt(row, row.now)} unit={unit} />, released{' '}
          <TokenAmount wei={row.released} unit={unit} />
        </small>
        <small>Starts {formatDay(row.startTime)}</small>
        <small>
          Cliff {formatDays(row.cliff)}, until {formatDay(cliffEnd(row))}
        </small>
        <small>
          Vesting {formatDays(row.duration)}, until {formatDay(vestingEnd(row))}
        </small>
      </Stack>
      <CurveButton row={row} />
    </Card>
  )
}

const Stack = styled.span({
  display: 'flex',
  flexDirection: 'column',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '& small': { color: 'var(--quiet)', fontSize: 12 },
})

const Card = styled.div({ display: 'flex', gap: 8, alignItems: 'center', justifyContent: 'space-between' })

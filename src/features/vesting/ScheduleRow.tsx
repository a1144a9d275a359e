import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { formatDay } from '../../shared/dates'
import { formatMoment, isoOfSeconds } from '../../shared/moments'
import { timeAfter } from '../../shared/timeAfter'
import { formatDays } from '../../shared/timeSpans'
import { amountIn } from '../../shared/tokensText'
import { tokensOf } from '../../shared/wei'
import { PartsBar } from '../../ui/charts/PartsBar'
import type { Column } from '../../lists/table/columns'
import { TokenAmount } from '../../ui/TokenAmount'
import { CurveButton } from './CurveButton'
import { scheduleParts } from './scheduleParts'
import { claimableAt, type VestingTimes } from '../../chain/vestingCurve'

/** A schedule with the amount that is claimable at the chain's time. */
export interface ScheduleRow extends VestingTimes {
  id: string
  /** The chain's time in seconds since 1970. */
  now: number
  /** The token's symbol. */
  unit: string
}

/** What a schedule is called: its number in the contract and its amount. */
export const scheduleName = ({ id, amount, unit }: ScheduleRow) =>
  `Schedule ${Number(id) + 1}: ${amountIn(amount, unit)}`

/** An amount, and below it how much of it is released, claimable and to come. */
export const Progress = ({ row }: { row: ScheduleRow }) => (
  <Amount>
    <TokenAmount wei={row.amount} unit={row.unit} />
    <PartsBar parts={scheduleParts(row, row.now, row.unit)} />
  </Amount>
)

const Dated = ({ children, at }: { children: ReactNode; at: number }) => (
  <Stack title={formatMoment(at)}>
    {children}
    <small>{formatDay(at)}</small>
  </Stack>
)

export const scheduleColumns: readonly Column<ScheduleRow>[] = [
  {
    label: 'AMOUNT',
    align: 'right',
    sort: 'amount',
    cell: (row) => <Progress row={row} />,
    text: ({ amount }) => tokensOf(amount),
  },
  {
    label: 'RELEASED AMOUNT',
    align: 'right',
    sort: 'released',
    cell: ({ released, unit }) => <TokenAmount wei={released} unit={unit} />,
    text: ({ released }) => tokensOf(released),
  },
  {
    label: 'CLAIMABLE NOW',
    align: 'right',
    sort: 'claimable',
    cell: (row) => <TokenAmount wei={claimableAt(row, row.now)} unit={row.unit} />,
    text: (row) => tokensOf(claimableAt(row, row.now)),
  },
  {
    label: 'START DATE',
    sort: 'startTime',
    cell: ({ startTime }) => <span title={formatMoment(startTime)}>{formatDay(startTime)}</span>,
    text: ({ startTime }) => isoOfSeconds(startTime),
  },
  {
    label: 'CLIFF TIME',
    sort: 'cliff',
    cell: (row) => <Dated at={timeAfter(row.startTime, row.cliff)}>{formatDays(row.cliff)}</Dated>,
    text: ({ cliff }) => `${cliff} s`,
  },
  {
    label: 'VESTING TIME',
    sort: 'end',
    cell: (row) => <Dated at={timeAfter(row.startTime, row.cliff + row.duration)}>{formatDays(row.duration)}</Dated>,
    text: ({ duration }) => `${duration} s`,
  },
  { label: 'Action', hideLabel: true, align: 'right', cell: (row) => <CurveButton row={row} /> },
]

const Stack = styled.span({
  display: 'flex',
  flexDirection: 'column',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '& small': { color: 'var(--quiet)' },
})

const Amount = styled.span({ display: 'inline-grid', gap: 6, minWidth: 120 })

import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { formatDecimal } from '../../shared/amounts'
import { formatDay } from '../../shared/dates'
import { formatMoment, isoOfSeconds } from '../../shared/moments'
import { formatDays } from '../../shared/timeSpans'
import { tokensOf } from '../../shared/wei'
import { Button } from '../../ui/Button'
import { PartsBar } from '../../ui/charts/PartsBar'
import { overlayPart } from '../../ui/lazyPart'
import type { Column } from '../../lists/table/columns'
import { useOpen } from '../../lists/table/useOpen'
import { TokenAmount } from '../../ui/TokenAmount'
import { scheduleParts } from './scheduleParts'
import { claimableAt, cliffEnd, vestingEnd, type VestingTimes } from '../../chain/vestingCurve'

const CurveDialog = overlayPart(() => import(/* webpackChunkName: "vesting-dialogs" */ './CurveDialog'))

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
  `Schedule ${Number(id) + 1}: ${formatDecimal(tokensOf(amount))} ${unit}`

/** An amount, and below it how much of it is released, claimable and to come. */
const Progress = ({ row }: { row: ScheduleRow }) => (
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

function CurveButton({ row }: { row: ScheduleRow }) {
  const { isOpen, open, close } = useOpen(row)
  return (
    <>
      <Button data-opens onClick={open}>
        View schedule<span className="visually-hidden"> {Number(row.id) + 1}</span>
      </Button>
      {isOpen && <CurveDialog schedule={row} onClose={close} />}
    </>
  )
}

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
    cell: (row) => <Dated at={cliffEnd(row)}>{formatDays(row.cliff)}</Dated>,
    text: ({ cliff }) => `${cliff} s`,
  },
  {
    label: 'VESTING TIME',
    sort: 'end',
    cell: (row) => <Dated at={vestingEnd(row)}>{formatDays(row.duration)}</Dated>,
    text: ({ duration }) => `${duration} s`,
  },
  { label: 'Action', hideLabel: true, align: 'right', cell: (row) => <CurveButton row={row} /> },
]

/** A schedule on a compact screen. */
export function ScheduleCard({ row }: { row: ScheduleRow }) {
  return (
    <Card>
      <Stack>
        <strong>
          <Progress row={row} />
        </strong>
        <small>
          Claimable now <TokenAmount wei={claimableAt(row, row.now)} unit={row.unit} />, released{' '}
          <TokenAmount wei={row.released} unit={row.unit} />
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

const Amount = styled.span({ display: 'inline-grid', gap: 6, minWidth: 120 })

const Card = styled.div({ display: 'flex', gap: 8, alignItems: 'center', justifyContent: 'space-between' })

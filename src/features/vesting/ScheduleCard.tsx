import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { claimableAt } from '../../chain/vestingCurve'
import { CardLines, RowCard } from '../../lists/table/RowCard'
import { formatDay } from '../../shared/dates'
import { timeAfter } from '../../shared/timeAfter'
import { formatDays } from '../../shared/timeSpans'
import { TokenAmount } from '../../ui/TokenAmount'
import { CurveButton } from './CurveButton'
import { Progress, type ScheduleRow } from './ScheduleRow'

/** A schedule on a compact screen. */
export const ScheduleCard = ({ row }: { row: ScheduleRow }) => (
  <Card>
    <RowCard menu={<CurveButton row={row} />}>
      <strong>
        <Progress row={row} />
      </strong>
      <Line label="Claimable now">
        <TokenAmount wei={claimableAt(row, row.now)} unit={row.unit} />
      </Line>
      <Line label="Released">
        <TokenAmount wei={row.released} unit={row.unit} />
      </Line>
      <Line label="Starts">{formatDay(row.startTime)}</Line>
      <Line label={`Cliff ${formatDays(row.cliff)}, until`}>{formatDay(timeAfter(row.startTime, row.cliff))}</Line>
      <Line label={`Vesting ${formatDays(row.duration)}, until`}>
        {formatDay(timeAfter(row.startTime, row.cliff + row.duration))}
      </Line>
    </RowCard>
  </Card>
)

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <CardLines>
    {label} <Whole>{children}</Whole>
  </CardLines>
)

/** Wraps as a whole if it has no room, and breaks only if it is longer than a line. */
const Whole = styled.span({ display: 'inline-block', maxWidth: '100%' })

const Card = styled.div({
  // The bars of all cards have the same length.
  '& > .row-card > div': { flexGrow: 1 },
  '& strong > span': { display: 'grid', marginBottom: 6 },
})

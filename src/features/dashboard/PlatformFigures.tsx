import styled from '@emotion/styled'
import { useGeneralStatsQuery } from '../../api/adminApi'
import { useStakingTotalsQuery } from '../../api/chainApi'
import { useWithoutOldFailure } from '../../api/useWithoutOldFailure'
import type { Series } from '../../contract/series'
import { linkTo } from '../../config/linkTo'
import { screenPath } from '../../config/paths'
import { useReadChain } from '../../readChain/useReadChain'
import { formatFigure, type FigureKind } from '../../shared/amounts'
import { figureOf, StatCard, StatCards } from '../../ui/StatCard'
import { ChangeMark } from './ChangeMark'
import { lastDays } from './seriesChoice'
import { pointsOf, totalsOf } from './seriesFigures'
import { useSeries } from './useSeries'

/** The four figures, each a link to its page, with the change over the last days if the server tells it. */
export function PlatformFigures() {
  const stats = useWithoutOldFailure(useGeneralStatsQuery())
  const { data: series, isMissing } = useSeries(lastDays)
  const { revenue, total_users, point_earned } = stats.data ?? {}
  return (
    <Room data-changes={!isMissing}>
      <StatCards>
        <Stakes />
        <StatCard
          label="Revenue"
          unit="USDT"
          {...figureOf(stats, revenue && formatFigure(revenue, 'usdt'))}
          hint={<Change kind="usdt" totals={totalsOf(series, 'revenue')} />}
          to={screenPath('campaign')}
        />
        <StatCard
          label="Total Users"
          {...figureOf(stats, total_users)}
          hint={<Change kind="count" totals={totalsOf(series, 'users')} />}
          to={screenPath('users')}
        />
        <StatCard
          label="Points earned"
          {...figureOf(stats, point_earned)}
          hint={<Change kind="points" totals={wholePointsOf(series)} />}
          to={linkTo('users', { sort: '-spunky_points' })}
        />
      </StatCards>
    </Room>
  )
}

/** The points of a period that is recorded as a whole. */
const wholePointsOf = (series: Series | undefined) => {
  const points = pointsOf(series)
  return points?.steps.length === series?.steps.length ? points : undefined
}

interface ChangeProps {
  kind: FigureKind
  totals: Pick<NonNullable<ReturnType<typeof totalsOf>>, 'now' | 'change'> | undefined
}

function Change({ kind, totals }: ChangeProps) {
  if (!totals) return null
  return (
    <>
      +{formatFigure(totals.now, kind)} in {lastDays.days} days
      <br />
      <ChangeMark change={totals.change} />
    </>
  )
}

const stakesPath = screenPath('staking')

/** The number of stakes in the contract on the first chain that has it. */
function Stakes() {
  const { chain } = useReadChain('staking')
  if (!chain?.contracts.staking) return <StatCard label="Stakes" value={null} hint="Not deployed" to={stakesPath} />
  return <StakesOn chainId={chain.id} chainName={chain.name} />
}

function StakesOn({ chainId, chainName }: { chainId: number; chainName: string }) {
  const totals = useWithoutOldFailure(useStakingTotalsQuery(chainId))
  const count = totals.currentData && String(totals.currentData.count)
  return <StatCard label="Stakes" {...figureOf(totals, count)} hint={chainName} from={chainName} to={stakesPath} />
}

const Room = styled.div({
  // Four in a line, or two where that is too narrow for four: three would leave one alone.
  '& .stat-card': { flexBasis: 'clamp(20%, (64rem - 100%) * 999, 34%)' },
  // High enough for the two lines of a change below the figure, so that nothing moves when they come.
  '&[data-changes=true] .stat-card dd': { minHeight: 78 },
  '@media (max-width: 640px)': { '&[data-changes=true] .stat-card dd': { minHeight: 70 } },
  '@media (max-width: 480px)': {
    // Otherwise an amount that arrives would push its card to another line.
    '& .stat-card:nth-of-type(-n + 2)': { flexBasis: '100%' },
    // In half a line the first of the two lines wraps.
    '&[data-changes=true] .stat-card:nth-of-type(n + 3) dd': { minHeight: 89 },
  },
})

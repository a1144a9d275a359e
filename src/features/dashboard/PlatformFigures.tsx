import { useGeneralStatsQuery } from '../../api/adminApi'
import { useStakingTotalsQuery } from '../../api/chainApi'
import { screenPath } from '../../config/paths'
import { StatCard, StatCards } from '../../ui/StatCard'
import { useReadChain } from '../../readChain/useReadChain'

/** The four figures, each with a link to its page. */
export function PlatformFigures() {
  const { data, isError, refetch } = useGeneralStatsQuery()
  const figure = (name: 'revenue' | 'total_users' | 'point_earned') => (data ? data[name] : isError ? null : undefined)
  const retry = isError ? () => void refetch() : undefined
  return (
    <StatCards>
      <Stakes />
      <StatCard
        label="Revenue"
        unit="USDT"
        value={figure('revenue')}
        retry={retry}
        link={{ to: screenPath('campaign'), label: 'Campaigns' }}
      />
      <StatCard
        label="Total Users"
        value={figure('total_users')}
        retry={retry}
        link={{ to: screenPath('users'), label: 'Users' }}
      />
      <StatCard
        label="Points earned"
        value={figure('point_earned')}
        retry={retry}
        link={{ to: `${screenPath('users')}?sort=-spunky_points`, label: 'Users by points' }}
      />
    </StatCards>
  )
}

const link = { to: screenPath('staking'), label: 'Stakings' }

/** The number of stakes in the contract on the first chain that has it. */
function Stakes() {
  const { chain } = useReadChain('staking')
  if (!chain?.contracts.staking) return <StatCard label="Stakes" value={null} hint="Not deployed" link={link} />
  return <StakesOn chainId={chain.id} chainName={chain.name} />
}

function StakesOn({ chainId, chainName }: { chainId: number; chainName: string }) {
  const { currentData, isError, refetch } = useStakingTotalsQuery(chainId)
  const value = currentData ? String(currentData.count) : isError ? null : undefined
  return (
    <StatCard
      label="Stakes"
      value={value}
      hint={chainName}
      retry={isError ? () => void refetch() : undefined}
      link={link}
    />
  )
}

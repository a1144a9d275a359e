import { useMemo, type ReactNode } from 'react'
import { useStakingTotalsQuery } from '../../api/chainApi'
import { useTokenSymbol } from '../../api/tokenSymbol'
import { ListView } from '../../lists/ListView'
import { useList } from '../../lists/useList'
import { tokensOf } from '../../shared/wei'
import { DataAge } from '../../ui/DataAge'
import { StatCard, StatCards } from '../../ui/StatCard'
import { Toolbar } from '../../ui/Toolbar'
import { stakesList } from './stakesList'

/** The stakes on one chain with their totals; `tools` are shown beside the age of the data. */
export function Stakes({ chainId, tools }: { chainId: number; tools: ReactNode }) {
  const unit = useTokenSymbol(chainId)
  const list = useMemo(() => stakesList(chainId, unit), [chainId, unit])
  const totals = useStakingTotalsQuery(chainId)
  const stakes = useList(list, { fallbackTotal: totals.data?.count, refetchToo: totals.refetch })
  const figure = (text: string | undefined) => text ?? (totals.isError ? null : undefined)
  return (
    <>
      <StatCards>
        <StatCard label="Total Amount Staked" unit={unit} value={figure(totals.data && tokensOf(totals.data.total))} />
        <StatCard label="No of Stakes" value={figure(totals.data && String(totals.data.count))} />
      </StatCards>
      <Toolbar>
        {tools}
        <DataAge at={stakes.fulfilledTimeStamp} busy={stakes.isFetching} refresh={() => void stakes.refetch()} />
      </Toolbar>
      <ListView list={stakes} />
    </>
  )
}

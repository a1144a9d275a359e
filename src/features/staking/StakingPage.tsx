import { useMemo, type ReactNode } from 'react'
import { chainApi, useStakesQuery, useStakingTotalsQuery, type StakeRow } from '../../api/chainApi'
import { failureOf } from '../../api/errors'
import { useListQuery } from '../../lists/useList'
import { useTokenSymbol } from '../../api/tokenSymbol'
import { tokensOf } from '../../shared/wei'
import { DataAge } from '../../ui/DataAge'
import { DataTable } from '../../lists/ListView'
import { useListParams } from '../../lists/listParams'
import { Page } from '../../ui/Page'
import { StatCard, StatCards } from '../../ui/StatCard'
import { Toolbar } from '../../ui/Toolbar'
import { NotDeployed } from '../../wallet/NotDeployed'
import { ReadChainSelect } from '../../wallet/ReadChainSelect'
import { useReadChain } from '../../wallet/useReadChain'
import { StakeCard, stakeColumns, stakeOffer, stakeSortKeys } from './StakeRow'

export function StakingPage() {
  const readChain = useReadChain('staking')
  const { chain } = readChain
  return (
    <Page title="Stakings" lead="Who has staked how much, and until when, as the staking contract keeps it.">
      {chain?.contracts.staking ? (
        <Stakes key={chain.id} chainId={chain.id} tools={<ReadChainSelect {...readChain} />} />
      ) : (
        <NotDeployed what="staking contract" {...readChain} />
      )}
    </Page>
  )
}

function Stakes({ chainId, tools }: { chainId: number; tools: ReactNode }) {
  const list = useListParams(stakeOffer)
  const unit = useTokenSymbol(chainId)
  const columns = useMemo(() => stakeColumns(unit), [unit])
  const totals = useStakingTotalsQuery(chainId)
  const stakes = useListQuery(list.request, {
    useWindow: ({ start, end }, options) => useStakesQuery({ chainId, start, end }, options),
    read: ({ start, end }) =>
      chainApi.endpoints.stakes.initiate({ chainId, start, end }, { forceRefetch: true, subscribe: false }),
    textOf: ownerOf,
    sortKeys: stakeSortKeys,
    givesWindowsOnly: true,
  })
  const prefetch = chainApi.usePrefetch('stakes')
  const refresh = () => Promise.all([totals.refetch(), stakes.refetch()])
  const figure = (text: string | undefined) => text ?? (totals.isError ? null : undefined)

  return (
    <>
      <StatCards>
        <StatCard label="Total Amount Staked" unit={unit} value={figure(totals.data && tokensOf(totals.data.total))} />
        <StatCard label="No of Stakes" value={figure(totals.data && String(totals.data.count))} />
      </StatCards>
      <Toolbar>
        {tools}
        <DataAge at={stakes.fulfilledTimeStamp} busy={stakes.isFetching} refresh={() => void refresh()} />
      </Toolbar>
      <DataTable
        label="Stakings"
        query={{ ...stakes, refetch: refresh }}
        failure={failureOf(stakes.error)}
        list={list}
        search="search by wallet address"
        onType={stakes.onType}
        reading={stakes.reading}
        readAll={stakes.readAll}
        prefetch={({ start, end }) => prefetch({ chainId, start, end })}
        countedElsewhere={totals.data?.count}
        columns={columns}
        card={(stake) => <StakeCard stake={stake} unit={unit} />}
        empty="No Stakings"
        noMatch="No Stakings found"
        emptyHint="Stakes appear here as soon as somebody has staked tokens on this network."
      />
    </>
  )
}

const ownerOf = ({ owner }: StakeRow) => owner

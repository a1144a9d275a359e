import { useMemo, useState, type ReactNode } from 'react'
import { useStakingTotalsQuery } from '../../api/chainApi'
import { useTokenSymbol } from '../../api/tokenSymbol'
import { useWithoutOldFailure } from '../../api/useWithoutOldFailure'
import type { ChainConfig } from '../../config/chains'
import { ListView } from '../../lists/ListView'
import { useList } from '../../lists/useList'
import { tokensText } from '../../shared/tokensText'
import { Button } from '../../ui/Button'
import { DataAge } from '../../ui/DataAge'
import { figureOf, StatCard, StatCards } from '../../ui/StatCard'
import { Toolbar } from '../../ui/Toolbar'
import { StakePictures } from './StakePictures'
import { stakesList } from './stakesList'

/** The stakes on one chain with their totals; `tools` are shown beside the age of the data. */
export function Stakes({
  chain: { id: chainId, name: from, explorerUrl },
  tools,
}: {
  chain: ChainConfig
  tools: ReactNode
}) {
  const unit = useTokenSymbol(chainId)
  const list = useMemo(() => stakesList(chainId, { unit, explorerUrl }), [chainId, unit, explorerUrl])
  const totals = useWithoutOldFailure(useStakingTotalsQuery(chainId))
  const stakes = useList(list, { fallbackTotal: totals.data?.count, refetchToo: totals.refetch })
  // Reading all stakes of a chain takes a request for each hundred, so it waits until somebody wants the pictures.
  const [isDrawn, setDrawn] = useState(false)
  const figure = (text: string | undefined) => ({ ...figureOf(totals, text), from })
  return (
    <>
      <StatCards>
        <StatCard label="Total Amount Staked" unit={unit} {...figure(totals.data && tokensText(totals.data.total))} />
        <StatCard label="No of Stakes" {...figure(totals.data && String(totals.data.count))} />
      </StatCards>
      <Toolbar>
        {tools}
        <Button variant="outlined" aria-expanded={isDrawn} onClick={() => setDrawn(!isDrawn)}>
          {isDrawn ? 'Hide charts' : 'Show charts'}
        </Button>
        <DataAge at={stakes.fulfilledTimeStamp} busy={stakes.isFetching} refresh={() => void stakes.refetch()} />
      </Toolbar>
      {isDrawn && (
        <StakePictures
          chainId={chainId}
          unit={unit}
          totals={totals.data && `${totals.data.count} ${totals.data.total}`}
        />
      )}
      <ListView list={stakes} from={from} />
    </>
  )
}

import { useAssetStatsQuery } from '../../api/adminApi'
import { ListView } from '../../lists/ListView'
import { useList } from '../../lists/useList'
import { countIn } from '../../shared/amounts'
import { Page } from '../../ui/Page'
import { StatCard, StatCards } from '../../ui/StatCard'
import { assetsList } from './assetsList'

export function TrackingPage() {
  const { data: stats, error, refetch, fulfilledTimeStamp } = useAssetStatsQuery()
  const total = stats ? stats.total_tracked_assets : error ? null : undefined
  const assets = useList(assetsList, { fallbackTotal: countIn(total) })
  return (
    <Page title="Tracked Assets" lead="Assets users asked us to track, with their status.">
      <StatCards>
        <StatCard
          label="Total Tracked Assets"
          value={total}
          at={fulfilledTimeStamp}
          retry={error ? refetch : undefined}
        />
      </StatCards>
      <ListView list={assets} />
    </Page>
  )
}

import { useAssetStatsQuery } from '../../api/adminApi'
import { useWithoutOldFailure } from '../../api/useWithoutOldFailure'
import { ListView } from '../../lists/ListView'
import { useList } from '../../lists/useList'
import { countIn } from '../../shared/amounts'
import { Page } from '../../ui/Page'
import { figureOf, StatCard, StatCards } from '../../ui/StatCard'
import { assetsList } from './assetsList'

export function TrackingPage() {
  const stats = useWithoutOldFailure(useAssetStatsQuery())
  const total = stats.data?.total_tracked_assets
  const assets = useList(assetsList, { fallbackTotal: countIn(total) })
  return (
    <Page title="Tracked Assets" lead="Assets users asked us to track, with their status.">
      <StatCards>
        <StatCard label="Total Tracked Assets" {...figureOf(stats, total)} />
      </StatCards>
      <ListView list={assets} />
    </Page>
  )
}

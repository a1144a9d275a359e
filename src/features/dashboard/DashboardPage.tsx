import { useState } from 'react'
import { useAssetsQuery, useGeneralStatsQuery } from '../../api/adminApi'
import { firstRows } from '../../lists/listParams'
import { Page } from '../../ui/Page'
import { NeedsAttention } from './NeedsAttention'
import { Pictures } from './Pictures'
import { PlatformFigures } from './PlatformFigures'
import { RecentAssets } from './RecentAssets'
import { TrendRoom } from './TrendRoom'

export function DashboardPage() {
  const figures = useGeneralStatsQuery()
  const assets = useAssetsQuery(firstRows.request)
  const isReading = figures.isLoading || assets.isLoading
  // Pictures come after the figures and lists that people work with, and stand below them, because a server may have none.
  // Once shown they stay, also while a figure is read again after a failure.
  const [isFirst, setFirst] = useState(isReading)
  if (isFirst && !isReading) setFirst(false)
  return (
    <Page title="Dashboard" lead="Platform overview and items that need action.">
      <PlatformFigures />
      <NeedsAttention />
      <RecentAssets />
      {isFirst ? <TrendRoom /> : <Pictures />}
    </Page>
  )
}

import { useState } from 'react'
import { useAssetsQuery, useGeneralStatsQuery } from '../../api/adminApi'
import { inlinePart } from '../../ui/lazyPart'
import { firstRows } from '../../lists/listParams'
import { Page } from '../../ui/Page'
import { NeedsAttention } from './NeedsAttention'
import { PlatformFigures } from './PlatformFigures'
import { RecentAssets } from './RecentAssets'
import { TrendRoom } from './TrendRoom'

// Pictures load after the figures and lists that people work with.
const Pictures = inlinePart(() => import(/* webpackChunkName: "pictures" */ './Pictures'), { waiting: <TrendRoom /> })

export function DashboardPage() {
  const figures = useGeneralStatsQuery()
  const assets = useAssetsQuery(firstRows.request)
  const isReading = figures.isLoading || assets.isLoading
  // Once there, they stay: a figure that is read again after a failure must not take them away.
  const [isFirst, setFirst] = useState(isReading)
  if (isFirst && !isReading) setFirst(false)
  return (
    <Page title="Dashboard" lead="Platform overview and items that need action.">
      <PlatformFigures />
      <NeedsAttention />
      {isFirst ? <TrendRoom /> : <Pictures />}
      <RecentAssets />
    </Page>
  )
}

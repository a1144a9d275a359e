import styled from '@emotion/styled'
import { useAssetsQuery, useGeneralStatsQuery } from '../../api/adminApi'
import { inlinePart } from '../../ui/lazyPart'
import { firstRows } from '../../lists/listParams'
import { Page } from '../../ui/Page'
import { NeedsAttention } from './NeedsAttention'
import { PlatformFigures } from './PlatformFigures'
import { RecentAssets } from './RecentAssets'

/** Reserves the space of the pictures, so that little moves when they load. */
const Place = styled.div({ minHeight: 420 })

// Pictures load after the figures and lists that people work with.
const Pictures = inlinePart(() => import(/* webpackChunkName: "pictures" */ './Pictures'), { waiting: <Place /> })

export function DashboardPage() {
  const figures = useGeneralStatsQuery('days')
  const assets = useAssetsQuery(firstRows.request)
  return (
    <Page title="Dashboard" lead="Platform overview and items that need action.">
      <PlatformFigures />
      <NeedsAttention />
      {figures.isLoading || assets.isLoading ? <Place /> : <Pictures />}
      <RecentAssets />
    </Page>
  )
}

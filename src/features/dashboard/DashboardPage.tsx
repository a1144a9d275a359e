import styled from '@emotion/styled'
import { useAssetsQuery, useGeneralStatsQuery } from '../../api/adminApi'
import { inlinePart } from '../../ui/lazyPart'
import { firstRows } from '../../lists/listParams'
import { Page } from '../../ui/Page'
import { NeedsAttention } from './NeedsAttention'
import { PlatformFigures } from './PlatformFigures'
import { RecentAssets } from './RecentAssets'

/** Reserves the space of the charts, so that nothing moves when they load. */
const Place = styled.div({ minHeight: 128 })

// Charts load after the figures and lists that people work with.
const Shares = inlinePart(() => import(/* webpackChunkName: "shares" */ './Shares'), { waiting: <Place /> })

export function DashboardPage() {
  const figures = useGeneralStatsQuery()
  const assets = useAssetsQuery(firstRows.request)
  return (
    <Page title="Dashboard" lead="How the platform stands, and what waits for somebody.">
      <PlatformFigures />
      <NeedsAttention />
      <RecentAssets />
      {figures.isLoading || assets.isLoading ? <Place /> : <Shares />}
    </Page>
  )
}

import { adminApi, useAssetsQuery, useAssetStatsQuery } from '../../api/adminApi'
import type { Asset } from '../../contract/entities'
import { listOffers } from '../../contract/paging'
import { failureOf } from '../../api/errors'
import { useListQuery } from '../../lists/useList'
import type { SortKeys } from '../../lists/rows/localWindow'
import { isSince, timeKey, type Narrowing } from '../../lists/rows/narrowing'
import { AssetCard, assetColumns, assetStatusLabels } from '../../assets/assetRows'
import { countIn } from '../../shared/amounts'
import { DataTable } from '../../lists/ListView'
import { DateFilter } from '../../lists/tools/DateFilter'
import { useListParams } from '../../lists/listParams'
import { Page } from '../../ui/Page'
import { StatCard, StatCards } from '../../ui/StatCard'

const read = adminApi.endpoints.assets
const offer = { ...listOffers.assets, from: true } as const
const walletOf = ({ public_address }: Asset) => public_address
const fits = (asset: Asset, asked: Narrowing) =>
  (asked.status === undefined || asset.status === asked.status) && isSince(asset, asked)
const sortKeys: SortKeys<Asset> = {
  network: ({ network }) => network,
  status: ({ status }) => status,
  created_at: ({ created_at }) => timeKey(created_at),
}

export function TrackingPage() {
  const list = useListParams(offer)
  const assets = useListQuery(list.request, {
    useWindow: useAssetsQuery,
    read: (request) => read.initiate(request, { forceRefetch: true, subscribe: false }),
    textOf: walletOf,
    fits,
    sortKeys,
  })
  const prefetch = adminApi.usePrefetch('assets')
  const { data: stats, isError, refetch } = useAssetStatsQuery()
  const total = stats ? stats.total_tracked_assets : isError ? null : undefined

  return (
    <Page title="Tracked Assets" lead="What people asked to have tracked, and how far it is.">
      <StatCards>
        <StatCard label="Total Tracked Assets" value={total} retry={isError ? () => void refetch() : undefined} />
      </StatCards>
      <DataTable
        label="Tracked Assets"
        query={assets}
        failure={failureOf(assets.error)}
        list={list}
        search="search by wallet address"
        onType={assets.onType}
        reading={assets.reading}
        statuses={assetStatusLabels}
        filters={<DateFilter list={list} />}
        readAll={assets.readAll}
        prefetch={prefetch}
        countedElsewhere={countIn(total)}
        columns={assetColumns}
        card={(asset) => <AssetCard asset={asset} />}
        empty="No Asset Tracked"
        emptyHint="Assets appear here as soon as somebody asks to have one tracked."
        noMatch="No Asset Tracked"
      />
    </Page>
  )
}

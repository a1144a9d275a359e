import { adminApi } from '../../api/adminApi'
import { AssetCard, assetColumns, statusOf } from '../../trackedAssets/assetRows'
import { assetLabels } from '../../config/statusWords'
import { listOffers } from '../../contract/paging'
import { defineList } from '../../lists/defineList'
import { isSince, timeKey } from '../../lists/rows/narrowing'
import { DateFilter } from '../../lists/tools/DateFilter'

export const assetsList = defineList({
  name: 'assets',
  label: 'Tracked Assets',
  endpoint: adminApi.endpoints.assets,
  offers: { ...listOffers.assets, from: true },
  filter: DateFilter,
  search: 'search by wallet address',
  textOf: ({ public_address }) => public_address,
  statuses: assetLabels,
  fits: (asset, asked) => (asked.status === undefined || statusOf(asset) === asked.status) && isSince(asset, asked),
  sortKeys: {
    network: ({ network }) => network,
    status: ({ status }) => status,
    created_at: ({ created_at }) => timeKey(created_at),
  },
  columns: assetColumns,
  card: (asset) => <AssetCard asset={asset} />,
  cardHeight: 141,
  empty: { title: 'No Asset Tracked', hint: 'Assets appear here when someone asks us to track one.' },
})

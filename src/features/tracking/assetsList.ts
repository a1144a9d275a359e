import { assetColumns, assetRows, statusOf } from '../../trackedAssets/assetRows'
import { assetLabels } from '../../config/statusWords'
import { listOffers } from '../../contract/paging'
import { defineList } from '../../lists/defineList'
import { isSince, timeKey } from '../../lists/rows/narrowing'
import { DateFilter } from '../../lists/tools/DateFilter'

export const assetsList = defineList({
  ...assetRows,
  name: 'assets',
  offers: { ...listOffers.assets, from: true },
  filter: DateFilter,
  search: 'search by wallet address',
  statuses: assetLabels,
  fits: (asset, asked) => (asked.status === undefined || statusOf(asset) === asked.status) && isSince(asset, asked),
  sortKeys: {
    network: ({ network }) => network,
    status: ({ status }) => status,
    created_at: ({ created_at }) => timeKey(created_at),
  },
  columns: assetColumns,
})

import { adminApi } from '../../api/adminApi'
import { AssetCard, assetColumns } from '../../trackedAssets/assetRows'
import { defineList } from '../../lists/defineList'

/** The latest tracked assets, which cannot be sorted otherwise. */
export const recentAssetsList = defineList({
  name: 'recentAssets',
  label: 'Tracked Assets',
  endpoint: adminApi.endpoints.assets,
  onlyFirst: true,
  offers: { search: false, sort: [], status: [] },
  textOf: ({ public_address }) => public_address,
  columns: assetColumns.map(({ label, cell }) => ({ label, cell })),
  card: (asset) => <AssetCard asset={asset} />,
  cardHeight: 141,
  empty: { title: 'No Asset Tracked', hint: 'Assets appear here when someone asks us to track one.' },
})

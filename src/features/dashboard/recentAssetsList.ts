import { assetColumns, assetRows } from '../../trackedAssets/assetRows'
import { defineList } from '../../lists/defineList'

/** The latest tracked assets, which cannot be sorted otherwise. */
export const recentAssetsList = defineList({
  ...assetRows,
  name: 'recentAssets',
  onlyFirst: true,
  offers: { search: false, sort: [], status: [] },
  columns: assetColumns.map(({ label, cell }) => ({ label, cell })),
})

import { adminApi } from '../../api/adminApi'
import type { Asset } from '../../contract/entities'
import { AssetAddress, AssetCard, assetColumns } from '../../trackedAssets/assetRows'
import { defineList } from '../../lists/defineList'
import { shortAddress } from '../../shared/shortAddress'

const addressOf: Readonly<Partial<Record<string, (asset: Asset) => string>>> = {
  'Contract Address': ({ contract_address }) => contract_address,
  'Wallet Address': ({ public_address }) => public_address,
}

/** The latest tracked assets, which cannot be sorted otherwise. */
export const recentAssetsList = defineList({
  name: 'recentAssets',
  label: 'Tracked Assets',
  endpoint: adminApi.endpoints.assets,
  onlyFirst: true,
  offers: { search: false, sort: [], status: [] },
  textOf: ({ public_address }) => public_address,
  columns: assetColumns.map(({ label, cell }) => ({
    label,
    cell: (asset: Asset) => {
      const address = addressOf[label]?.(asset)
      if (!address) return cell(asset)
      // Among the many buttons of the dashboard each names its address.
      const what = `${label.toLowerCase()} ${shortAddress(address, 7)}`
      return <AssetAddress address={address} network={asset.network} what={what} />
    },
  })),
  card: (asset) => <AssetCard asset={asset} />,
  cardHeight: 141,
  empty: { title: 'No Asset Tracked', hint: 'Assets appear here when someone asks us to track one.' },
})

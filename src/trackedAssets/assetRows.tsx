import { adminApi } from '../api/adminApi'
import type { Asset } from '../contract/entities'
import { useChains } from '../config/chains'
import { ownContract } from '../config/ownContract'
import { assetLabels } from '../config/statusWords'
import { formatDayOf } from '../shared/dates'
import { AddressChip } from '../ui/AddressChip'
import { CardLines, RowCard } from '../lists/table/RowCard'
import type { Column } from '../lists/table/columns'
import { StatusChip, type StatusTone } from '../ui/StatusChip'

const labels: Readonly<Partial<Record<string, string>>> = assetLabels
const tones: Readonly<Partial<Record<string, StatusTone>>> = { tracking: 'waiting', completed: 'good' }

/** Servers differ in its capitals. */
export const statusOf = ({ status }: Asset) => status.toLowerCase()

const Status = ({ asset }: { asset: Asset }) => (
  <StatusChip tone={tones[statusOf(asset)] ?? 'idle'} label={labels[statusOf(asset)] ?? (asset.status || '-')} />
)

/** An address on the network that an asset names, with explorer and our contract's name if that is a configured chain. */
export function AssetAddress({ address, network, what }: Pick<Asset, 'network'> & { address: string; what: string }) {
  const chain = useChains().find(({ name }) => name.toLowerCase() === network.trim().toLowerCase())
  const own = chain && ownContract(chain, address)
  return <AddressChip address={address} what={what} name={own && `our ${own}`} explorerUrl={chain?.explorerUrl} />
}

/** A native coin has no contract. */
const Contract = ({ asset: { contract_address, network } }: { asset: Asset }) =>
  contract_address ? <AssetAddress address={contract_address} network={network} what="contract address" /> : 'none'

const Wallet = ({ asset: { public_address, network } }: { asset: Asset }) =>
  public_address ? <AssetAddress address={public_address} network={network} what="wallet address" /> : '-'

/** The columns of tracked assets in every list of them. */
export const assetColumns: readonly Column<Asset>[] = [
  {
    label: 'Network',
    sort: 'network',
    cell: ({ network }) => <bdi title={network}>{network || '-'}</bdi>,
    text: ({ network }) => network,
  },
  {
    label: 'Contract Address',
    cell: (asset) => <Contract asset={asset} />,
    text: ({ contract_address }) => contract_address || 'none',
  },
  { label: 'Wallet Address', cell: (asset) => <Wallet asset={asset} />, text: ({ public_address }) => public_address },
  { label: 'Status', sort: 'status', cell: (asset) => <Status asset={asset} />, text: ({ status }) => status },
  {
    label: 'Date',
    sort: 'created_at',
    cell: ({ created_at }) => formatDayOf(created_at),
    text: ({ created_at }) => created_at,
  },
]

/** A tracked asset on a compact screen. */
function AssetCard({ asset }: { asset: Asset }) {
  return (
    <RowCard>
      <bdi>{asset.network || '-'}</bdi>
      <CardLines>
        Wallet <Wallet asset={asset} />
      </CardLines>
      <CardLines>
        Contract <Contract asset={asset} />
      </CardLines>
      <Status asset={asset} /> <small>{formatDayOf(asset.created_at)}</small>
    </RowCard>
  )
}

/** What all lists of tracked assets have in common. */
export const assetRows = {
  label: 'Tracked Assets',
  endpoint: adminApi.endpoints.assets,
  textOf: ({ public_address }: Asset) => public_address,
  card: (asset: Asset) => <AssetCard asset={asset} />,
  cardHeight: 141,
  empty: { title: 'No Asset Tracked', hint: 'Assets appear here when someone asks us to track one.' },
}

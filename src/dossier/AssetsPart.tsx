import { linkTo } from '../config/linkTo'
import type { Asset } from '../contract/entities'
import { formatDayOf } from '../shared/dates'
import { sameHex } from '../shared/sameHex'
import { AssetAddress } from '../trackedAssets/assetRows'
import { Link } from '../ui/Link'
import { Acts, Part } from './Part'
import type { Counted, Reading } from './reading'
import { Rows } from './Rows'

interface AssetsPartProps {
  query: Reading<Counted<Asset>>
  address: string
}

export const AssetsPart = ({ query, address }: AssetsPartProps) => (
  <Part title="Tracked assets" query={query} things="assets">
    {(found) => {
      const isWallet = ({ public_address }: Asset) => sameHex(public_address, address)
      return (
        <>
          <Rows found={found} progress={query.progress} none="No tracked asset has this wallet or contract.">
            {(asset) => (
              <>
                <bdi>{asset.network || '-'}</bdi>, {asset.status || '-'}{' '}
                <small>since {formatDayOf(asset.created_at)}</small>
                <br />
                {isWallet(asset) ? 'Contract ' : 'Tracked for wallet '}
                <Other
                  network={asset.network}
                  address={isWallet(asset) ? asset.contract_address : asset.public_address}
                />
              </>
            )}
          </Rows>
          {/* The list can be searched by wallet only. */}
          {found.rows.some(isWallet) && (
            <Acts>
              <Link to={linkTo('tracking', { search: address })}>Open in Tracked Assets</Link>
            </Acts>
          )}
        </>
      )
    }}
  </Part>
)

const Other = ({ address, network }: { address: string; network: string }) =>
  address ? <AssetAddress {...{ address, network }} what="address" /> : 'none'

import { safeUrl } from '../shared/safeUrl'
import { shortAddress } from '../shared/shortAddress'
import { checksummed } from './checksummed'
import { CopyButton } from './CopyButton'
import { Identicon } from './Identicon'
import { OpenIcon } from './icons'
import { WhoLink } from './WhoLink'

interface AddressChipProps {
  address: string
  /** The noun in the names of its buttons, which name the address too, because a list has many. */
  what?: string
  /** What the platform calls it, if it has a name for it. */
  name?: string | undefined
  /** The explorer of the address's chain; left out where no chain is meant. */
  explorerUrl?: string | undefined
}

/**
 * An address: its picture and its beginning and end, whole in the tooltip and for screen readers, with its checksum when copied.
 * A press opens who it is.
 */
export function AddressChip({ address, what = 'address', name, explorerUrl }: AddressChipProps) {
  const short = shortAddress(address)
  const isAddress = /^0x[\da-f]{40}$/i.test(address)
  // Other text has no page there.
  const page = isAddress && explorerUrl && safeUrl(`${explorerUrl}/address/${address}`)
  const label = (
    <code>
      <span aria-hidden>{short}</span>
      <span className="visually-hidden">{address}</span>
    </code>
  )
  return (
    <span className="address">
      {isAddress ? (
        <WhoLink of={address} title={address}>
          <Identicon address={address} />
          {name && <b>{name}</b>}
          {label}
        </WhoLink>
      ) : (
        label
      )}
      <CopyButton text={() => checksummed(address)} what={`${what} ${short}`} />
      {page && (
        <a
          className="button button-icon"
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          title="Explorer"
          aria-label={`Explorer: ${what} ${short} (opens another site)`}
        >
          <OpenIcon />
        </a>
      )}
    </span>
  )
}

import { shortAddress } from '../shared/shortAddress'
import { CopyButton } from './CopyButton'

interface AddressLabelProps {
  address: string
  /** The noun in the copy button's label: "address", "transaction hash". */
  what?: string
}

/** An address or a hash: shortened, but whole in the tooltip, for screen readers and when copied. */
export function AddressLabel({ address, what = 'address' }: AddressLabelProps) {
  return (
    <span className="address">
      <code title={address}>
        <span aria-hidden>{shortAddress(address, 7)}</span>
        <span className="visually-hidden">{address}</span>
      </code>
      <CopyButton text={address} what={what} />
    </span>
  )
}

import { shortAddress } from '../shared/shortAddress'
import { CopyButton } from './CopyButton'

interface AddressLabelProps {
  address: string
  /** Characters shown of the end. */
  trailing?: number
  /** The noun in the copy button's label: "address", "transaction hash". */
  what?: string
}

/** An address or a hash: shortened, but whole in the tooltip, for screen readers and when copied. */
export function AddressLabel({ address, trailing = 7, what = 'address' }: AddressLabelProps) {
  return (
    <span className="address">
      <code title={address}>
        <span aria-hidden>{shortAddress(address, trailing)}</span>
        <span className="visually-hidden">{address}</span>
      </code>
      <CopyButton text={address} what={what} />
    </span>
  )
}

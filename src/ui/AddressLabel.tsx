import { shortAddress } from '../shared/shortAddress'
import { CopyButton } from './CopyButton'

interface AddressLabelProps {
  address: string
  /** Characters shown of its end. */
  trailing?: number
  /** What it is, for the copy button: "address", "transaction hash". */
  what?: string
}

/** An address or a hash: short to read, whole when pointed at, read out or copied. */
export function AddressLabel({ address, trailing = 7, what = 'address' }: AddressLabelProps) {
  return (
    <span className="address">
      <code title={address} aria-label={address}>
        {shortAddress(address, trailing)}
      </code>
      <CopyButton text={address} what={what} />
    </span>
  )
}

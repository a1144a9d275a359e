import styled from '@emotion/styled'
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
    <Label>
      <code title={address} aria-label={address}>
        {shortAddress(address, trailing)}
      </code>
      <CopyButton text={address} what={what} />
    </Label>
  )
}

const Label = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  whiteSpace: 'nowrap',
  '& code': { fontSize: 13 },
  '& button': { color: 'var(--quiet)' },
})

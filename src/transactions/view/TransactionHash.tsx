import styled from '@emotion/styled'
import { useChains } from '../../config/chains'
import { safeUrl } from '../../shared/safeUrl'
import { AddressLabel } from '../../ui/AddressLabel'

/** A transaction's hash with its page in the chain's explorer, where the chain has one. */
export function TransactionHash({ chainId, hash }: { chainId: number; hash: string }) {
  const explorer = useChains().find(({ id }) => id === chainId)?.explorerUrl
  const link = explorer && safeUrl(`${explorer}/tx/${hash}`)
  return (
    <span>
      <Label>Transaction hash</Label> <AddressLabel address={hash} what="transaction hash" />{' '}
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer" style={{ color: 'var(--accent)' }}>
          Explorer<span className="visually-hidden"> (opens another site)</span>
        </a>
      )}
    </span>
  )
}

const Label = styled.span({ color: 'var(--quiet)' })

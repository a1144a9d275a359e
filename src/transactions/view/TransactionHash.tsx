import styled from '@emotion/styled'
import { useChains } from '../../config/chains'
import { safeUrl } from '../../shared/safeUrl'
import { shortAddress } from '../../shared/shortAddress'
import { CopyButton } from '../../ui/CopyButton'

/**
 * A transaction's hash, shortened but whole in the tooltip, for screen readers and when copied, with a link to the explorer if
 * the chain has one.
 */
export function TransactionHash({ chainId, hash }: { chainId: number; hash: string }) {
  const explorer = useChains().find(({ id }) => id === chainId)?.explorerUrl
  const link = explorer && safeUrl(`${explorer}/tx/${hash}`)
  return (
    <span>
      <Label>Transaction hash</Label>{' '}
      <span className="address">
        <code title={hash}>
          <span aria-hidden>{shortAddress(hash, 7)}</span>
          <span className="visually-hidden">{hash}</span>
        </code>
        <CopyButton text={hash} what={`transaction hash ${shortAddress(hash, 7)}`} />
      </span>{' '}
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer" style={{ color: 'var(--accent)' }}>
          Explorer<span className="visually-hidden"> (opens another site)</span>
        </a>
      )}
    </span>
  )
}

const Label = styled.span({ color: 'var(--quiet)' })

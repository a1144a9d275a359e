import styled from '@emotion/styled'
import { useChains } from '../../config/chains'
import { safeUrl } from '../../shared/safeUrl'
import { shortAddress } from '../../shared/shortAddress'
import { CopyButton } from '../../ui/CopyButton'

interface TransactionHashProps {
  chainId: number
  hash: string
  label?: string
}

/**
 * A transaction's hash, shortened but whole in the tooltip, for screen readers and when copied, with a link to the explorer if
 * the chain has one.
 */
export function TransactionHash({ chainId, hash, label = 'Transaction hash' }: TransactionHashProps) {
  const explorer = useChains().find(({ id }) => id === chainId)?.explorerUrl
  const link = explorer && safeUrl(`${explorer}/tx/${hash}`)
  const short = shortAddress(hash)
  return (
    <span>
      <Label>{label}</Label>{' '}
      <span className="address">
        <code title={hash}>
          <span aria-hidden>{short}</span>
          <span className="visually-hidden">{hash}</span>
        </code>
        <CopyButton text={hash} what={`transaction hash ${short}`} />
      </span>{' '}
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer" style={{ color: 'var(--accent)' }}>
          Explorer<span className="visually-hidden"> of transaction {short} (opens another site)</span>
        </a>
      )}
    </span>
  )
}

const Label = styled.span({ color: 'var(--quiet)' })

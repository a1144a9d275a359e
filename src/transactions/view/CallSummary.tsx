import styled from '@emotion/styled'
import { useTokenSymbol } from '../../api/tokenSymbol'
import type { CallDescription } from '../../chain/contracts'
import { formatDays } from '../../shared/dates'
import { AddressLabel } from '../../ui/AddressLabel'
import { TokenAmount } from '../../ui/TokenAmount'

interface CallSummaryProps {
  description: CallDescription
  chainId: number
}

/** A call field by field, decoded from the calldata that is signed. */
export function CallSummary({ description: { name, fields }, chainId }: CallSummaryProps) {
  const unit = useTokenSymbol(chainId)
  return (
    <Facts>
      <dt>Function</dt>
      <dd>
        <code>{name}</code>
      </dd>
      {fields.map(({ label, kind, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {kind === 'address' && <AddressLabel address={value} trailing={7} />}
            {kind === 'amount' && <TokenAmount wei={value} unit={unit} />}
            {kind === 'seconds' && formatDays(Number(value))}
            {kind === 'text' && value}
          </dd>
        </div>
      ))}
    </Facts>
  )
}

/** Names and values, each pair on one line where it fits. */
export const Facts = styled.dl({
  margin: 0,
  display: 'grid',
  gap: 2,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'contents' },
  gridTemplateColumns: 'minmax(110px, auto) 1fr',
  alignItems: 'center',
  '& dt': { color: 'var(--quiet)' },
  '& dd': {
    margin: 0,
    minHeight: 36,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: 6,
    textAlign: 'right',
    overflowWrap: 'anywhere',
  },
})

import styled from '@emotion/styled'
import { useTokenSymbol } from '../../api/tokenSymbol'
import type { CallDescription } from '../../chain/contracts'
import { formatDay } from '../../shared/dates'
import { shortAddress } from '../../shared/shortAddress'
import { formatDays } from '../../shared/timeSpans'
import { Fact, FactBox } from '../../ui/Fact'
import { WholeAddress } from '../../ui/WholeAddress'
import { exactAmount } from './callWords'

interface CallSummaryProps {
  description: CallDescription
  chainId: number
  /** When its durations begin, in milliseconds since 1970. */
  from: number
}

/** A call field by field, decoded from the calldata that is signed. */
export function CallSummary({ description: { name, fields }, chainId, from }: CallSummaryProps) {
  const unit = useTokenSymbol(chainId)
  /** Each duration begins where the one before it ends: the vesting after the cliff. */
  const endOf = (index: number) =>
    fields
      .slice(0, index + 1)
      .reduce((end, { kind, value }) => (kind === 'seconds' ? end + Number(value) : end), from / 1000)
  return (
    <Facts>
      <Fact label="Function">
        <code>{name}</code>
      </Fact>
      {fields.map(({ label, kind, value }, index) => (
        <FactBox key={label} label={label}>
          {kind === 'address' && (
            <WholeAddress address={value} what={`${label.toLowerCase()} ${shortAddress(value)}`} />
          )}
          {kind === 'amount' && exactAmount(value, unit)}
          {kind === 'seconds' && (
            <span>
              {formatDays(Number(value))}, until {formatDay(endOf(index))}
            </span>
          )}
          {kind === 'text' && value}
        </FactBox>
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
  // Two equal lines of an address.
  '& code': { maxWidth: '26ch' },
})

import styled from '@emotion/styled'
import { useTokenSymbol } from '../../api/tokenSymbol'
import { WholeAddress } from '../../ui/WholeAddress'
import type { PlanRequest } from '../plan'
import { amountText } from './callWords'

interface HeadlineProps {
  request: PlanRequest
  /** What happens or has happened to the amount: "Vest", "Released". */
  word: string
  /** The amount in wei if it is known more exactly than in the request. */
  amount?: string | undefined
}

/** The first lines of a dialog: the amount, and the whole address that gets it. */
export function Headline({ request, word, amount }: HeadlineProps) {
  const unit = useTokenSymbol(request.chainId)
  return (
    <Lines>
      {word} <strong>{amountText(request, unit, amount)}</strong> to{' '}
      <WholeAddress address={request.pays.account} what="beneficiary" />
    </Lines>
  )
}

const Lines = styled.p({
  margin: '0 0 16px',
  color: 'var(--quiet)',
  '& strong': {
    display: 'block',
    color: 'var(--text)',
    fontSize: 'calc(22rem / 14)',
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& code': { color: 'var(--text)', fontSize: '1rem' },
})

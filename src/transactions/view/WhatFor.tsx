import { useTokenSymbol } from '../../api/tokenSymbol'
import { shortAddress } from '../../shared/shortAddress'
import { TokenAmount } from '../../ui/TokenAmount'
import type { Transaction } from '../transactionRecord'
import { exactAmount } from './callWords'
import { useReleasedBy } from './useReleasedBy'

/**
 * What tells transactions of one kind apart: the amount, and the account that gets it or may take it. The call of a release has no
 * amount; what it has paid is in its receipt.
 */
export function WhatFor({ record, id }: { record: Transaction; id: string }) {
  const { chainId, kind, description } = record
  const released = useReleasedBy(record)
  const unit = useTokenSymbol(chainId)
  const find = (wanted: 'amount' | 'address') => description.fields.find((field) => field.kind === wanted)
  const [amount, account] = [find('amount'), find('address')]
  // What our ABIs cannot decode has neither; its data is in the details.
  if (!amount && !account) return null
  return (
    <p id={id}>
      {amount && exactAmount(amount.value, unit)}
      {released && <TokenAmount wei={released} unit={unit} />}
      {account && (
        <>
          {!amount && !released ? account.label : kind === 'approve' ? ' for' : ' to'}{' '}
          <code title={account.value}>{shortAddress(account.value)}</code>
        </>
      )}
    </p>
  )
}

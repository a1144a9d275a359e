import { useTokenSymbol } from '../../api/tokenSymbol'
import { shortAddress } from '../../shared/shortAddress'
import type { Transaction } from '../transactionRecord'
import { exactAmount } from './callWords'

/** What tells transactions of one kind apart: the amount, and the account that gets it or may take it. */
export function WhatFor({ record: { chainId, kind, description }, id }: { record: Transaction; id: string }) {
  const unit = useTokenSymbol(chainId)
  const find = (wanted: 'amount' | 'address') => description.fields.find((field) => field.kind === wanted)
  const [amount, account] = [find('amount'), find('address')]
  // What our ABIs cannot decode has neither; its data is in the details.
  if (!amount && !account) return null
  return (
    <p id={id}>
      {amount && exactAmount(amount.value, unit)}
      {account && (
        <>
          {!amount ? account.label : kind === 'approve' ? ' for' : ' to'}{' '}
          <code title={account.value}>{shortAddress(account.value, 7)}</code>
        </>
      )}
    </p>
  )
}

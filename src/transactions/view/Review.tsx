import { useState } from 'react'
import { useVestingContractQuery } from '../../api/chainApi'
import { useTokenSymbol } from '../../api/tokenSymbol'
import { chainName, useChains } from '../../config/chains'
import { Fact } from '../../ui/Fact'
import { WholeAddress } from '../../ui/WholeAddress'
import type { OpenPlan } from '../plan'
import { CallSummary, Facts } from './CallSummary'
import { amountText, coinText, feeText } from './callWords'
import { EarlierVesting } from './EarlierVesting'

/** What is about to be signed: the call, the signer, the fee. */
export function Review({ plan }: { plan: Extract<OpenPlan, { phase: 'review' }> }) {
  const { request, next } = plan
  const chains = useChains()
  const [here] = useState(Date.now)
  const { currentData } = useVestingContractQuery(request.chainId, { skip: next.kind !== 'addVesting' })
  // As in the form: a chain that makes blocks only on demand is behind.
  const now = Math.max((currentData?.time ?? 0) * 1000, here)
  const unit = useTokenSymbol(request.chainId)
  const symbol = chains.find(({ id }) => id === request.chainId)?.symbol ?? ''
  const [fee, balance] = [BigInt(next.fee), BigInt(next.balance)]
  // A contract wallet need not have the fee.
  const isEnough = fee + BigInt(next.call.value) <= balance
  return (
    <>
      {request.kind === 'addVesting' && <EarlierVesting request={request} />}
      {next.kind === 'approve' && (
        <p>
          Allow the vesting contract to transfer exactly {amountText(request, unit)}. You sign the vesting after it.
        </p>
      )}
      {next.kind === 'releaseVesting' && (
        <p>The contract pays all that&apos;s claimable when this is confirmed, so it may be a little more.</p>
      )}
      <CallSummary description={next.description} chainId={request.chainId} from={now} />
      <Facts>
        <Fact label="Contract">
          <span>{next.description.contract ?? 'unknown'}</span>{' '}
          <WholeAddress address={next.call.to} what="contract address" />
        </Fact>
        <Fact label="Network">{chainName(chains, request.chainId)}</Fact>
        <Fact label="Signed by">
          <WholeAddress address={request.from} what="signer's address" />
        </Fact>
        <Fact label="Network fee, about">{feeText(fee, symbol)}</Fact>
        <Fact label="Your balance">
          {coinText(balance, symbol)}
          {isEnough && ', enough for the fee'}
        </Fact>
      </Facts>
    </>
  )
}

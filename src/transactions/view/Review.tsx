import { chainName, useChains } from '../../config/chains'
import { formatDecimal } from '../../shared/amounts'
import { tokensOf } from '../../shared/wei'
import { AddressLabel } from '../../ui/AddressLabel'
import { CallSummary, Facts } from './CallSummary'
import type { OpenPlan } from '../plan'
import { titleOf } from '../titles'

/** What is about to be signed: the call, the signer, the maximum fee. */
export function Review({ plan }: { plan: Extract<OpenPlan, { phase: 'review' }> }) {
  const { request, next, step, steps } = plan
  const chains = useChains()
  const symbol = chains.find(({ id }) => id === request.chainId)?.symbol ?? ''
  const coin = (wei: string) => `${formatDecimal(tokensOf(wei), 6)} ${symbol}`
  return (
    <>
      {steps > 1 && (
        <p>
          Step {step} of {steps}: {titleOf(next.kind)}
          {next.kind === 'approve' && '. The contract may take exactly this amount in the next step.'}
        </p>
      )}
      <CallSummary description={next.description} chainId={request.chainId} />
      <Facts>
        <dt>Contract</dt>
        <dd>
          <span>{next.description.contract ?? 'unknown'}</span> <AddressLabel address={next.call.to} />
        </dd>
        <dt>Network</dt>
        <dd>{chainName(chains, request.chainId)}</dd>
        <dt>Signed by</dt>
        <dd>
          <AddressLabel address={request.from} />
        </dd>
        <dt>Network fee, at most</dt>
        <dd>{coin(next.fee)}</dd>
        <dt>Your balance</dt>
        <dd>{coin(next.balance)}, enough for the fee</dd>
      </Facts>
    </>
  )
}

import type { Call, CallDescription } from '../chain/contracts'

/** What a feature asks the engine to bring about, as plain data. */
export interface PlanRequest {
  kind: 'addVesting' | 'releaseVesting'
  chainId: number
  /** Who signs: the account that was connected when it was asked for. */
  from: string
  call: Call
  /** What the call will take from the signer's tokens: approved first if the dry run says that it is not yet. `amount` in wei. */
  spends?: { spender: string; amount: string }
  /** Said once when it has succeeded. */
  done: string
  /** Keys of sessionStorage whose drafts are of no use after success. */
  drafts: readonly string[]
}

/** One transaction of a plan, ready to be signed. */
export interface PlanStep {
  kind: PlanRequest['kind'] | 'approve'
  call: Call
  /** Decoded from `call.data`. */
  description: CallDescription
  /** Gas units: the estimate and a fifth, at most what a block takes. */
  gas: string
  /** Most that the network may take, in wei of the native coin. */
  fee: string
  /** Native coin of the signer, in wei. */
  balance: string
}

/** What the dialog shows. A plan is `following` once its record exists; from then on the record tells the story. `step` counts from 1. */
export type OpenPlan = { request: PlanRequest; step: number; steps: number } & (
  | { phase: 'checking' }
  | { phase: 'refused'; reason: string }
  | { phase: 'review'; next: PlanStep }
  | { phase: 'following'; transactionId: string }
)

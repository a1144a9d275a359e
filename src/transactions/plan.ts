import type { Call, CallDescription } from '../chain/contracts'

/** What a feature asks the engine to do on chain, as plain data. */
export interface PlanRequest {
  kind: 'addVesting' | 'releaseVesting'
  chainId: number
  /** The signer: the account that was connected when the plan was requested. */
  from: string
  call: Call
  /**
   * The tokens that the call will take from the signer; approved first if the dry run fails because the allowance is too small.
   * `amount` in wei.
   */
  spends?: { spender: string; amount: string }
  /** What it is for: the wei that an account gets by it. */
  pays: { amount: string; account: string }
  /** The action that asks for the same anew, where the amount has to be read again; without it the request itself is repeated. */
  again?: { type: string; payload: unknown }
  /** The message for its success. */
  done: string
  /** sessionStorage keys of the drafts to remove after success, unless something is typed before (`draftTyped`). */
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
  /** The fee, in wei of the native coin; see `Estimate`. */
  fee: string
  /** Native coin of the signer, in wei. */
  balance: string
}

/**
 * What the dialog shows. A plan is `following` once its record exists; from then on the record has the state. `isEarlier`: the
 * record was there before the plan. `step` counts from 1; `approval` is the record of the first of two.
 */
export type OpenPlan = { request: PlanRequest; step: number; steps: number; approval?: string } & (
  | { phase: 'checking' }
  | { phase: 'refused'; reason: string }
  | { phase: 'review'; next: PlanStep }
  | { phase: 'following'; transactionId: string; isEarlier: boolean }
)

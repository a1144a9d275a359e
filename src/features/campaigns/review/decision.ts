/**
 * What became of a campaign in this review. `held`: approved by the person and not sent yet. `taken`: it is
 * decided already, or gone. `failed`: the approval was sent or tried, and did not succeed. `unknown`: whether it did
 * could not be learned. Both can be tried again. `said`: the server's own sentence.
 */
export type Decision =
  | { kind: 'held' | 'sending' | 'deactivated' | 'skipped' }
  | { kind: 'approved'; said?: string }
  | Taken
  | { kind: 'failed' | 'unknown'; text: string; requestId: string | undefined }

/** `at`: when that was learned, in milliseconds since 1970. `isTold`: the server told it at that moment. */
export interface Taken {
  kind: 'taken'
  text: string
  at: number
  isTold?: true
}

/** Whether the person may decide: nothing has been decided yet, or the decision can be changed. */
export const isOpen = (decision: Decision | undefined) =>
  decision === undefined || decision.kind === 'skipped' || isFailure(decision)

/** Whether an approval was tried without success, as far as is known. */
export const isFailure = (decision: Decision): decision is Extract<Decision, { kind: 'failed' | 'unknown' }> =>
  decision.kind === 'failed' || decision.kind === 'unknown'

export const isTaken = (decision: Decision): decision is Taken => decision.kind === 'taken'

/** Whether the campaign was approved in this review, and is there to be deactivated or activated. */
export const isLive = ({ kind }: Decision) => kind === 'approved' || kind === 'deactivated'

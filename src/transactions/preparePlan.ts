import { call } from 'typed-redux-saga'
import { nodesOf, transactionPorts } from './context'
import { fetchPrepareStep } from './fetchPrepareStep'
import type { PlanRequest } from './plan'
import { AllowanceTooSmall, PlanRefused } from './planRefused'
import { findSigner } from './signer'

/** Makes every check that is possible before the wallet opens. Throws PlanRefused. */
export function* prepare(request: PlanRequest, mayApprove: boolean) {
  const { problem } = yield* findSigner(request)
  if (problem) throw new PlanRefused(problem)
  return yield* tryOut(request, mayApprove)
}

/** The checks of the network alone. */
export function* tryOut(request: PlanRequest, mayApprove: boolean) {
  const rpc = yield* nodesOf(request.chainId)
  const { prepareStep } = yield* call(fetchPrepareStep)
  return yield* call(prepareStep, rpc, request, mayApprove)
}

const maxRepeats = 5
/** Milliseconds; together longer than nodes behind one address are apart. */
const pauseMs = 2_000

/** Prepares the step after an approval. Another node than the one that has mined it may answer. */
export function* prepareApproved(request: PlanRequest) {
  const { sleep } = yield* transactionPorts()
  for (let repeat = 0; ; repeat += 1) {
    try {
      return yield* prepare(request, false)
    } catch (error) {
      if (!(error instanceof AllowanceTooSmall) || repeat === maxRepeats) throw error
    }
    yield* call(sleep, pauseMs)
  }
}

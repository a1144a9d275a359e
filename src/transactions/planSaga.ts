import { call, put, race, spawn, take, takeLeading, select } from 'typed-redux-saga'
import { somethingWrong } from '../api/errors'
import { chainErrorText } from '../chain/chainErrorText'
import { safely } from '../shared/sagas'
import { nodesOf, transactionPorts } from './context'
import { fetchPrepareStep } from './fetchPrepareStep'
import type { OpenPlan, PlanRequest } from './plan'
import { AllowanceTooSmall, PlanRefused } from './planRefused'
import type { PreparedStep } from './prepareStep'
import { sendTransaction } from './sendTransaction'
import { findSigner } from './signer'
import { isFinal } from './transactionStates'
import { recordVersion, type TransactionIn } from './transactionRecord'
import {
  planChanged,
  planClosed,
  planConfirmed,
  planRequested,
  selectTransaction,
  transactionAdded,
  transactionChanged,
  transactionSynced,
  transactionRemoved,
  transactionsFound,
} from './transactionsSlice'

/**
 * Runs one plan from the request until its dialog is closed. A transaction that the wallet has been asked for continues
 * without it.
 */
function* runPlan({ payload: request }: ReturnType<typeof planRequested>) {
  const { closed } = yield* race({ closed: take(planClosed), done: call(goThrough, request) })
  if (!closed) yield* take(planClosed)
}

function* goThrough(request: PlanRequest) {
  const { newId } = yield* transactionPorts()
  const planId = newId()
  let plan: Pick<OpenPlan, 'request' | 'step' | 'steps'> = { request, step: 1, steps: 1 }
  try {
    for (;;) {
      yield* put(planChanged({ ...plan, phase: 'checking' }))
      const prepared = yield* plan.step === 1 ? prepare(request, true) : prepareApproved(request)
      const approves = prepared.step.kind === 'approve'
      if (approves) plan = { ...plan, steps: 2 }
      yield* put(planChanged({ ...plan, phase: 'review', next: prepared.step }))
      yield* take(planConfirmed)

      const record = yield* newRecord(request, prepared, planId)
      yield* put(transactionAdded(record))
      yield* spawn(safely(sendTransaction), record)
      yield* put(planChanged({ ...plan, phase: 'following', transactionId: record.id }))
      if (!approves || (yield* endOf(record.id)) !== 'confirmed') return
      plan = { ...plan, step: 2 }
    }
  } catch (error) {
    const reason = chainErrorText(error)
    yield* put(planChanged({ ...plan, phase: 'refused', reason: reason ?? somethingWrong }))
    if (reason === undefined) throw error
  }
}

/** Makes every check that is possible before the wallet opens. Throws PlanRefused. */
function* prepare(request: PlanRequest, mayApprove: boolean) {
  const { problem } = yield* findSigner(request)
  if (problem) throw new PlanRefused(problem)
  const rpc = yield* nodesOf(request.chainId)
  const { prepareStep } = yield* call(fetchPrepareStep)
  return yield* call(prepareStep, rpc, request, mayApprove)
}

const maxRepeats = 5
/** Milliseconds; together longer than nodes behind one address are apart. */
const pauseMs = 2_000

/** Prepares the step after an approval. Another node than the one that has mined it may answer. */
function* prepareApproved(request: PlanRequest) {
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

function* newRecord(request: PlanRequest, { step, chainIdentity }: PreparedStep, planId: string) {
  const { newId, now, drafts: ofTab } = yield* transactionPorts()
  const { chainId, from, done, drafts } = request
  if (drafts.length > 0) ofTab.sent(planId)
  const { kind, call: signed, gas, description } = step
  const record: TransactionIn<'checking'> = {
    v: recordVersion,
    id: newId(),
    rev: 0,
    planId,
    tabId: planId,
    kind,
    description: { ...description, fields: [...description.fields] },
    chainId,
    chainIdentity,
    from,
    ...signed,
    gas,
    done,
    drafts: [...drafts],
    createdAt: now(),
    notified: undefined,
    state: 'checking',
  }
  return record
}

/** Waits for a final state of the record. */
function* endOf(id: string) {
  for (;;) {
    const record = yield* select(selectTransaction, id)
    if (!record || isFinal(record)) return record?.state
    yield* take([transactionChanged, transactionSynced, transactionsFound, transactionRemoved])
  }
}

export function* planSaga() {
  yield* takeLeading(planRequested, safely(runPlan))
}

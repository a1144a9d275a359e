import { call, put, race, spawn, take, takeLeading, select, type SagaGenerator } from 'typed-redux-saga'
import { somethingWrong } from '../api/errors'
import { chainErrorText } from '../chain/chainErrorText'
import { sameHex } from '../shared/sameHex'
import { safely } from '../shared/sagas'
import { transactionPorts } from './context'
import type { OpenPlan, PlanRequest } from './plan'
import { prepare, prepareApproved, tryOut } from './preparePlan'
import type { PreparedStep } from './prepareStep'
import { isOfCall } from './sameCall'
import { sendTransaction } from './sendTransaction'
import { approvalDone } from './stateText'
import { isFinal } from './transactionStates'
import { recordVersion, type Transaction, type TransactionIn } from './transactionRecord'
import {
  planChanged,
  planClosed,
  planConfirmed,
  planRequested,
  selectTransaction,
  selectTransactions,
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
  let plan: PlanSteps = { request, step: 1, steps: 1 }
  try {
    for (;;) {
      yield* put(planChanged({ ...plan, phase: 'checking' }))
      const first = yield* plan.step === 1 ? prepare(request, true) : prepareApproved(request)
      const { record, isEarlier } = yield* nextRecord(plan, first, planId)
      const approves = record.kind === 'approve'
      if (approves) plan = twoSteps(plan)
      yield* put(planChanged({ ...plan, phase: 'following', transactionId: record.id, isEarlier }))
      if (!approves || (yield* endOf(record.id)) !== 'confirmed') return
      plan = { ...plan, step: 2, approval: record.id }
    }
  } catch (error) {
    const reason = chainErrorText(error)
    yield* put(planChanged({ ...plan, phase: 'refused', reason: reason ?? somethingWrong }))
    if (reason === undefined) throw error
  }
}

type PlanSteps = Pick<OpenPlan, 'request' | 'step' | 'steps' | 'approval'>

const twoSteps = (plan: PlanSteps) => ({ ...plan, steps: 2 })

/** The same approval, sent before a reload or in another tab and not mined yet: a second one would only wait behind it. */
function* sentApproval({ from, chainId }: PlanRequest, { step, chainIdentity }: PreparedStep) {
  const records = yield* select(selectTransactions)
  return records.find(
    (record) =>
      step.kind === 'approve' &&
      record.kind === 'approve' &&
      (record.state === 'submitted' || record.state === 'pending') &&
      record.chainIdentity === chainIdentity &&
      sameHex(record.from, from) &&
      isOfCall(record, chainId, step.call),
  )
}

/**
 * The transaction that is to be followed next: an approval that is on its way, or the step, once it was shown and confirmed. An
 * approval may have been sent or mined while the next one was reviewed: so the network and the records are asked again before
 * that is signed, and what is due then is followed or shown instead.
 */
function* nextRecord(
  plan: PlanSteps,
  prepared: PreparedStep,
  planId: string,
): SagaGenerator<{ record: Transaction; isEarlier: boolean }> {
  const { request } = plan
  const earlier = yield* sentApproval(request, prepared)
  if (earlier) return { record: earlier, isEarlier: true }
  const approves = prepared.step.kind === 'approve'
  const shown = approves ? twoSteps(plan) : plan
  yield* put(planChanged({ ...shown, phase: 'review', next: prepared.step }))
  yield* take(planConfirmed)
  if (approves) {
    yield* put(planChanged({ ...shown, phase: 'checking' }))
    const due = yield* tryOut(request, true)
    if (due.step.kind !== 'approve' || (yield* sentApproval(request, due))) return yield* nextRecord(plan, due, planId)
  }
  return { record: yield* send(request, prepared, planId), isEarlier: false }
}

/** Stores the record of a confirmed step, and has it sent whatever becomes of the plan. */
function* send(request: PlanRequest, prepared: PreparedStep, planId: string): SagaGenerator<Transaction> {
  const record = yield* newRecord(request, prepared, planId)
  yield* put(transactionAdded(record))
  yield* spawn(safely(sendTransaction), record)
  return record
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
    done: kind === 'approve' ? approvalDone : done,
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

import { formatDecimal, formatFigure } from '../../shared/amounts'
import { tokensOf } from '../../shared/wei'
import type { OpenPlan, PlanRequest } from '../plan'
import type { Transaction } from '../transactionRecord'

/** What a transaction does, and has done, to an amount. */
export const callWords = {
  approve: { verb: 'Approve', done: 'Approved' },
  addVesting: { verb: 'Vest', done: 'Vested' },
  releaseVesting: { verb: 'Release', done: 'Released' },
} as const satisfies Record<Transaction['kind'], { verb: string; done: string }>

const allDigits = 18
const hundredth = 10n ** 16n

/** An amount of wei as it is signed: with two decimal places, as everywhere, and all further ones that it has. */
export const exactAmount = (wei: string, unit: string) => `${formatDecimal(tokensOf(wei), allDigits, 2)} ${unit}`

/** The amount of a plan: exact, except for a release, which grows until it is mined and has two decimal places. */
export function amountText({ kind, pays }: PlanRequest, unit: string, wei = pays.amount): string {
  const isRough = kind === 'releaseVesting' && BigInt(wei) >= hundredth
  return isRough ? `${formatFigure(tokensOf(wei), 'tokens')} ${unit}` : exactAmount(wei, unit)
}

/** wei: amounts of a native coin have six decimal places. */
const millionth = 10n ** 12n

/** An amount of a native coin, never shown as 0 if there is some. */
export function coinText(wei: bigint, symbol: string): string {
  const isTiny = wei > 0n && wei < millionth
  return `${isTiny ? '<' : ''}${formatDecimal(tokensOf(isTiny ? millionth : wei), 6)} ${symbol}`
}

/** A fee, rounded up: rounded down, a small fee could be shown as half of it. */
export const feeText = (wei: bigint, symbol: string) =>
  coinText(((wei + millionth - 1n) / millionth) * millionth, symbol)

const stepLabels = {
  addVesting: ['Details', 'Approve', 'Vest'],
  releaseVesting: ['Review', 'Release'],
} as const satisfies Record<PlanRequest['kind'], readonly string[]>

/** The steps of a dialog, and how many are done. `record` is the transaction that is followed. */
export function stepsOf(kind: PlanRequest['kind'], plan?: OpenPlan, record?: Transaction) {
  const labels = stepLabels[kind]
  return { labels, done: stepsDone(kind, plan, record) }
}

function stepsDone(kind: PlanRequest['kind'], plan: OpenPlan | undefined, record: Transaction | undefined): number {
  const { length } = stepLabels[kind]
  const asks = plan?.phase === 'review' ? plan.next.kind : record?.kind
  if (record?.state === 'confirmed' && record.kind === kind) return length
  // Also while the network is asked once more before the approval.
  if (asks === 'approve' || (plan?.steps === 2 && plan.step === 1)) return 1
  // A release begins with its review; a form was filled in before.
  if (plan?.phase === 'review') return kind === 'addVesting' ? length - 1 : 0
  return plan?.phase === 'following' || (plan?.step ?? 1) > 1 ? length - 1 : 0
}

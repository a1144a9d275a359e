import { call, put, takeLeading, type SagaGenerator } from 'typed-redux-saga'
import { chainApi } from '../../api/chainApi'
import { errorText } from '../../api/errors'
import { readFresh } from '../../api/readFresh'
import { send } from '../../api/send'
import { configuredChains } from '../../config/chains'
import { parseAddress } from '../../shared/addresses'
import { runToEnd, safely } from '../../shared/sagas'
import { planRequested } from '../../transactions/transactionsSlice'
import { addVestingPlan, releasePlan } from './vestingCalls'
import { releaseAt } from '../../chain/vestingCurve'
import { nothingText, timesOf } from '../../chain/vestingSchedule'
import { releaseEnded, releaseRequested, vestEnded, vestRequested, type VestingOutcome } from './vestingSlice'

function* chainOf(chainId: number) {
  return (yield* configuredChains()).find(({ id }) => id === chainId)
}

function* addVesting({ payload }: ReturnType<typeof vestRequested>) {
  yield* runToEnd(add(payload), { kind: 'crashed' }, (outcome) => vestEnded({ outcome }))
}

function* add({ chainId, from, schedule }: ReturnType<typeof vestRequested>['payload']): SagaGenerator<VestingOutcome> {
  const chain = yield* chainOf(chainId)
  const { account, amount, cliff, duration } = schedule
  const terms = { account, amount: BigInt(amount), cliff: BigInt(cliff), duration: BigInt(duration) }
  const plan = chain && (yield* call(addVestingPlan, chain, from, terms))
  if (plan) yield* put(planRequested(plan))
  return { kind: plan ? 'planned' : 'notDeployed' }
}

function* releaseVesting({ payload }: ReturnType<typeof releaseRequested>) {
  yield* runToEnd(release(payload), { kind: 'crashed' }, (outcome) => releaseEnded({ outcome }))
}

/** Pays the beneficiary everything claimable now. The schedules are read again first; with nothing to pay nothing is asked. */
function* release({
  chainId,
  from,
  beneficiary,
}: ReturnType<typeof releaseRequested>['payload']): SagaGenerator<VestingOutcome> {
  const chain = yield* chainOf(chainId)
  if (chain?.contracts.vesting === undefined) return { kind: 'notDeployed' }
  const { data, error } = yield* send(readFresh(chainApi.endpoints.vesting, { chainId, account: beneficiary }))
  if (error || !data)
    return { kind: 'unreadable', text: error ? errorText(error) : "Couldn't load the schedules. Try again" }

  const due = releaseAt(data.schedules.map(timesOf), data.time)
  if ('nothing' in due) return { kind: 'nothingToRelease', text: nothingText(due) }
  // With its checksum, which people compare before they sign; the panel has it in lower case.
  const account = parseAddress(beneficiary)?.address ?? beneficiary
  const pays = { amount: String(due.claimable), account }
  const plan = yield* call(releasePlan, chain, from, pays)
  if (plan) yield* put(planRequested(plan))
  return { kind: 'planned' }
}

export function* vestingSaga() {
  yield* takeLeading(vestRequested, safely(addVesting))
  yield* takeLeading(releaseRequested, safely(releaseVesting))
}

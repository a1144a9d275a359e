import { put, takeLeading, type SagaGenerator } from 'typed-redux-saga'
import { chainApi } from '../../api/chainApi'
import { errorText } from '../../api/errors'
import { readFresh } from '../../api/readFresh'
import { send } from '../../api/send'
import { configuredChains } from '../../config/chains'
import { runToEnd, safely } from '../../shared/sagas'
import { planRequested } from '../../transactions/transactionsSlice'
import { releasePlan } from './vestingCalls'
import { releaseAt } from '../../chain/vestingCurve'
import { nothingText, timesOf } from '../../chain/vestingSchedule'
import { releaseEnded, releaseRequested, type ReleaseOutcome } from './vestingSlice'

function* releaseVesting(asked: ReturnType<typeof releaseRequested>) {
  yield* runToEnd(release(asked), { kind: 'crashed' }, (outcome) => releaseEnded({ outcome }))
}

/** Pays the beneficiary everything claimable now. The schedules are read again first; with nothing to pay nothing is asked. */
function* release(asked: ReturnType<typeof releaseRequested>): SagaGenerator<ReleaseOutcome> {
  const { chainId, from, beneficiary } = asked.payload
  const page = window.location.pathname
  const contract = (yield* configuredChains()).find(({ id }) => id === chainId)?.contracts.vesting
  if (contract === undefined) return { kind: 'notDeployed' }
  const { data, error } = yield* send(readFresh(chainApi.endpoints.vesting, { chainId, account: beneficiary }))
  if (error || !data)
    return { kind: 'unreadable', text: error ? errorText(error) : "Couldn't load the schedules. Try again" }

  // Its dialog would take the focus on another page.
  if (window.location.pathname !== page) return { kind: 'left' }
  const due = releaseAt(data.schedules.map(timesOf), data.time)
  if ('nothing' in due) return { kind: 'nothingToRelease', text: nothingText(due) }
  const pays = { amount: String(due.claimable), account: beneficiary }
  yield* put(planRequested(releasePlan({ chainId, contract, from, pays, again: asked })))
  return { kind: 'planned' }
}

export function* vestingSaga() {
  yield* takeLeading(releaseRequested, safely(releaseVesting))
}

import { call, put, takeEvery, takeLeading } from 'typed-redux-saga'
import { chainApi } from '../../api/chainApi'
import { errorText } from '../../api/errors'
import { send } from '../../api/send'
import { configuredChains } from '../../config/chains'
import { safely } from '../../shared/sagas'
import { planRequested, succeeded } from '../../transactions/transactionsSlice'
import { notify } from '../../ui/notify'
import { releasePlan } from './vestingCalls'
import { releaseAt } from './vestingCurve'
import { nothingText, timesOf } from './vestingSchedule'
import { addClosed, releaseRequested } from './vestingSlice'

/** Pays the beneficiary everything claimable now. The schedules are read again first; with nothing to pay nothing is asked. */
function* releaseVesting({ payload: { chainId, from, beneficiary } }: ReturnType<typeof releaseRequested>) {
  const chains = yield* configuredChains()
  const chain = chains.find(({ id }) => id === chainId)
  const plan = chain && (yield* call(releasePlan, chain, from, beneficiary))
  if (!plan) return

  const read = chainApi.endpoints.vesting.initiate(
    { chainId, account: beneficiary },
    { forceRefetch: true, subscribe: false },
  )
  const { data, error } = yield* send(read)
  if (error || !data) return notify.error(error ? errorText(error) : 'The schedules could not be read. Try Again')

  const release = releaseAt(data.schedules.map(timesOf), data.time)
  if ('nothing' in release) return notify.info(nothingText(release))
  yield* put(planRequested(plan))
}

function* closeForm({ payload: { kind } }: ReturnType<typeof succeeded>) {
  if (kind === 'addVesting') yield* put(addClosed())
}

export function* vestingSaga() {
  yield* takeLeading(releaseRequested, safely(releaseVesting))
  yield* takeEvery(succeeded, safely(closeForm))
}

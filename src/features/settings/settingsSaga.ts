import { put, takeEvery, takeLeading } from 'typed-redux-saga'
import { adminApi } from '../../api/adminApi'
import { errorText, isNotOffered, isOutcomeUnknown, requestIdOf } from '../../api/errors'
import { send } from '../../api/send'
import { listTag } from '../../api/tags'
import { safely } from '../../shared/sagas'
import { notify } from '../../ui/notify'
import { saveSetting } from './saveSetting'
import { redeemEnded, redeemRequested, redeemStarted, saveRequested } from './settingsSlice'

/** Lets everybody at the minimum redeem. What is said is what the server has answered; nothing is sent twice. */
function* setCanRedeem() {
  yield* put(redeemStarted())
  try {
    const { data, error } = yield* send(adminApi.endpoints.setCanRedeem.initiate(undefined, { track: false }))
    if (!error) return notify.success(data.message || 'Redeemable Users Set')
    if (isNotOffered(error)) return notify.error('This server does not offer Set Can Redeem. Nothing was changed.')
    // Who has reached the minimum may be others than the page shows.
    yield* put(adminApi.util.invalidateTags([listTag('MinPointsUser')]))
    notify.error(
      isOutcomeUnknown(error)
        ? 'The answer was lost, so nobody knows whether the users may redeem now. Nothing was sent again.'
        : errorText(error),
      requestIdOf(error),
    )
  } finally {
    yield* put(redeemEnded())
  }
}

export function* settingsSaga() {
  yield* takeEvery(saveRequested, safely(saveSetting))
  yield* takeLeading(redeemRequested, safely(setCanRedeem))
}

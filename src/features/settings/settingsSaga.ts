import { put, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga'
import { adminApi } from '../../api/adminApi'
import { isNotOffered } from '../../api/errors'
import { sendWrite } from '../../api/sendWrite'
import { listTag } from '../../api/tags'
import { runToEnd, safely } from '../../shared/sagas'
import { saveSetting } from './saveSetting'
import { redeemEnded, redeemRequested, redeemStarted, saveRequested, type RedeemOutcome } from './settingsSlice'

/** Lets all users at the minimum redeem; nothing is sent twice. */
function* setCanRedeem() {
  yield* put(redeemStarted())
  yield* runToEnd(redeem(), { kind: 'crashed' }, (outcome) => redeemEnded({ outcome }))
}

function* redeem(): SagaGenerator<RedeemOutcome> {
  const end = yield* sendWrite(adminApi.endpoints.setCanRedeem.initiate(undefined, { track: false }))
  if (end.kind === 'done') return { kind: 'done', message: end.data.message }
  const { requestId } = end
  if (end.kind !== 'refused') return { kind: 'unknown', requestId }
  if (isNotOffered(end.error)) return { kind: 'notOffered' }
  // More users than the page shows may have reached the minimum meanwhile.
  yield* put(adminApi.util.invalidateTags([listTag('MinPointsUser')]))
  return { kind: 'refused', text: end.text, requestId }
}

export function* settingsSaga() {
  yield* takeEvery(saveRequested, safely(saveSetting))
  yield* takeLeading(redeemRequested, safely(setCanRedeem))
}

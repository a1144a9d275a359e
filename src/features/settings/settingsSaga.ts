import { put, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga'
import { adminApi } from '../../api/adminApi'
import { isNotOffered, type ApiError } from '../../api/errors'
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
  if (end.kind === 'refused' && (isNotOffered(end.error) || isNotImplemented(end.error))) return { kind: 'notOffered' }
  // Other users than those on the page may have reached it meanwhile.
  yield* put(adminApi.util.invalidateTags([listTag('MinPointsUser')]))
  const { requestId } = end
  return end.kind === 'refused' ? { kind: 'refused', text: end.text, requestId } : { kind: 'unknown', requestId }
}

/** Status 501: the server knows the call and does not support it. */
const isNotImplemented = (error: ApiError) => 'status' in error && error.status === 501

export function* settingsSaga() {
  yield* takeEvery(saveRequested, safely(saveSetting))
  yield* takeLeading(redeemRequested, safely(setCanRedeem))
}

import { takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { adminApi } from '../../api/adminApi'
import { errorText } from '../../api/errors'
import { isOutcomeUnknown } from '../../api/outcomeUnknown'
import { send } from '../../api/send'
import type { Register } from '../../contract/requests'
import { ending } from '../../session/signInSaga'
import { registerEnded, type RegisterOutcome } from '../../session/signInSlice'
import { registerRequested, registers } from './registration'

function* register(body: Register): SagaGenerator<RegisterOutcome> {
  const { data, error } = yield* send(adminApi.endpoints.register.initiate(body, { track: false }))
  if (!error) return { kind: 'registered', message: data.message }
  return isOutcomeUnknown(error) ? { kind: 'answerLost' } : { kind: 'failed', text: errorText(error) }
}

export function* registerSaga() {
  yield* takeEvery(registerRequested, ending(registers, register, registerEnded))
}

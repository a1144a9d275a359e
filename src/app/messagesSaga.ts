import type { UnknownAction } from '@reduxjs/toolkit'
import { call, takeEvery } from 'typed-redux-saga'
import { apiDispatch } from '../api/send'
import type { Message, MessageRule } from '../shared/messages'
import { safely } from '../shared/sagas'
import { notify } from '../ui/notify'

/** The one place where the outcomes of sagas become messages on the screen, by the rules of a domain. */
export function* messagesSaga(rules: readonly MessageRule[]) {
  yield* takeEvery(
    '*',
    safely(function* (action: UnknownAction) {
      for (const rule of rules) {
        const message = rule(action)
        if (message) yield* call(show, message)
      }
    }),
  )
}

function* show({ kind, text, requestId, undo }: Message) {
  const dispatch = yield* apiDispatch()
  if (kind === 'error') notify.error(text, requestId)
  else if (kind === 'info') notify.info(text)
  else notify.success(text, undo && { label: 'Undo', run: () => void dispatch(undo) })
}

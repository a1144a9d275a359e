import type { UnknownAction } from '@reduxjs/toolkit'
import { call, takeEvery } from 'typed-redux-saga'
import { apiDispatch } from '../api/send'
import type { Message, MessageRule, MessagesGone } from '../shared/messages'
import { safely } from '../shared/sagas'
import { notify } from '../ui/messages/notify'

/** The only place where outcomes become messages on the screen, by the rules of their domain. */
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

function* show(message: Message | MessagesGone) {
  if (!('text' in message)) return notify[message.kind]()
  const { kind, text, requestId, undo } = message
  if (kind === 'error') return notify.error(text, requestId)
  if (kind === 'info' || !undo) return notify[kind](text)
  const dispatch = yield* apiDispatch()
  notify.undoable(text, () => void dispatch(undo))
}

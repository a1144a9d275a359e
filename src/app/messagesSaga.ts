import type { UnknownAction } from '@reduxjs/toolkit'
import { call, takeEvery } from 'typed-redux-saga'
import { baseApi } from '../api/baseApi'
import { apiDispatch } from '../api/send'
import { isUnasked } from '../contract/endpoints'
import { at } from '../shared/at'
import type { Message, MessageRule, MessagesGone, Repaired } from '../shared/messages'
import { safely } from '../shared/sagas'
import { notify } from '../ui/messages/notify'

const writeSent = `${baseApi.reducerPath}/executeMutation/pending`

/** Any write of the person, also one that ends without a message. */
const isWriteSent = ({ type, meta }: UnknownAction) =>
  type === writeSent && !isUnasked(at(at(meta, 'arg'), 'endpointName'))

/** The only place where outcomes become messages on the screen, by the rules of their domain. */
export function* messagesSaga(rules: readonly MessageRule[]) {
  yield* takeEvery(
    '*',
    safely(function* (action: UnknownAction) {
      if (isWriteSent(action)) notify.changing()
      for (const rule of rules) {
        const message = rule(action)
        if (message) yield* call(show, message)
      }
    }),
  )
}

function* show(message: Message | MessagesGone | Repaired) {
  if (message.kind === 'repaired') return notify.repaired(message.about)
  if (!('text' in message)) return notify[message.kind]()
  const { kind, text, requestId, undo, about } = message
  // A later message about the same thing replaces an earlier failure.
  if (about) notify.repaired(about)
  if (kind === 'error') return notify.error(text, { requestId, about })
  if (kind === 'info') return notify.info(text)
  if (!undo) return notify.final(text)
  const dispatch = yield* apiDispatch()
  notify.undoable(text, () => void dispatch(undo))
}

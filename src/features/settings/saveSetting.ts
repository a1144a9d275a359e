import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { adminApi } from '../../api/adminApi'
import { baseApi } from '../../api/baseApi'
import { failureOf, unexpected, type ApiError } from '../../api/errors'
import { readFresh } from '../../api/readFresh'
import { send } from '../../api/send'
import { sendWrite } from '../../api/sendWrite'
import type { TypedSetting } from '../../api/settingsApi'
import { widest } from '../../contract/paging'
import { runToEnd } from '../../shared/sagas'
import { keepSettingDraft, readSettingDraft } from './settingDrafts'
import { isSameValue } from './settingKinds'
import type { saveRequested } from './settingsSlice'
import { saveEnded, saveStarted, selectSaving, type SaveOutcome, type SettingChange } from './settingsSlice'

/**
 * Saves a setting; one change of it at a time. The field takes no second press, but the Undo of an earlier change waits for a later
 * one: if that fails, there is still something to take back.
 */
export function* saveSetting({ payload: change }: ReturnType<typeof saveRequested>) {
  const { key } = change
  while ((yield* select(selectSaving)).includes(key)) {
    if (!change.undoes) return
    const { over } = yield* race({ over: take(baseApi.util.resetApiState), ended: take(saveEnded) })
    if (over) return
    // If several wait, the first one begins here, and the others see it.
    yield* call(() => Promise.resolve())
  }
  yield* put(saveStarted(key))
  yield* runToEnd(save(change), { kind: 'crashed' }, (outcome) => saveEnded({ key, change, outcome }))
}

/** The call carries no old value, so the setting is read first: a value that a colleague has set meanwhile is not overwritten. */
function* save({ id, from, to }: SettingChange): SagaGenerator<SaveOutcome> {
  const { setting: before, error } = yield* call(readSetting, id, Date.now())
  if (error) return { kind: 'unreadable', ...failureOf(error) }
  if (!before) return { kind: 'gone' }
  if (!isSameValue(before.value, from)) return { kind: 'changedMeanwhile', now: before.value }

  const end = yield* sendWrite(
    adminApi.endpoints.updateSetting.initiate({ id, value: to, type: before.type }, { track: false }),
    function* () {
      return (yield* call(readSetting, id)).setting
    },
  )
  switch (end.kind) {
    case 'done':
      forgetDraft(before.key, to)
      return { kind: 'saved', message: end.data.message, before: before.value, now: yield* call(valueAfter, id, to) }
    case 'refused':
      return { kind: 'refused', text: end.text, requestId: end.requestId }
    case 'unknown':
      return { kind: 'unknown', requestId: end.requestId }
    case 'answerLost':
      if (isSameValue(end.now.value, to)) forgetDraft(before.key, to)
      return { ...end, now: end.now.value }
  }
}

/** The setting as the server has it, at `since` or later; neither it nor an error when there is no such setting any more. */
function* readSetting(id: string, since?: number): SagaGenerator<{ setting?: TypedSetting; error?: ApiError }> {
  const { data, error } = yield* send(readFresh(adminApi.endpoints.settings, widest, since))
  // `data` of a failed read is that of the read before.
  return error || !data ? { error: error ?? unexpected } : { setting: data.rows.find((setting) => setting.id === id) }
}

/** The saved value, which the server may have rounded; undefined when it cannot be read. */
function* valueOf(id: string): SagaGenerator<string | undefined> {
  return (yield* call(readSetting, id)).setting?.value
}

/** The value after a change to `to`. The first of two reads may have begun before the change was made. */
function* valueAfter(id: string, to: string): SagaGenerator<string | undefined> {
  const now = yield* call(valueOf, id)
  return now === undefined || isSameValue(now, to) ? now : yield* call(valueOf, id)
}

/** The saved text is no draft any more; text that was typed since still is. */
function forgetDraft(key: string, saved: string) {
  if (isSameValue(readSettingDraft(key) ?? '', saved)) keepSettingDraft(key, '')
}

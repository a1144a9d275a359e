import { call, put, select } from 'typed-redux-saga'
import { adminApi } from '../../api/adminApi'
import { maxSpan } from '../../contract/paging'
import { errorText, isOutcomeUnknown, requestIdOf } from '../../api/errors'
import { apiDispatch, send } from '../../api/send'
import { listTag } from '../../api/tags'
import { notify } from '../../ui/notify'
import { keepSettingDraft, readSettingDraft } from './settingDrafts'
import { isSameValue, kindOf, valueText } from './settingKinds'
import { saveEnded, saveRequested, saveStarted, selectSaving, type SettingChange } from './settingsSlice'

/** The window in which the settings are read; there is a handful of them. */
export const everySetting = { start: 0, end: maxSpan - 1 }

/** Saves a setting; one change of it at a time, told by one message. */
export function* saveSetting({ payload }: ReturnType<typeof saveRequested>) {
  if ((yield* select(selectSaving)).includes(payload.id)) return
  yield* put(saveStarted(payload.id))
  try {
    yield* call(save, payload)
  } finally {
    yield* put(saveEnded(payload.id))
  }
}

/** The call carries no old value, so the setting is read first: what a colleague has set meanwhile is not written over. */
function* save(change: SettingChange) {
  const { id, from, to, undoes } = change
  const before = yield* call(readSetting, id)
  if (before === 'unreadable')
    return notify.error('The setting could not be read again, so nothing was sent. Try Again')
  if (!before) return notify.error('The setting is no longer there, so nothing was sent.')
  const kind = kindOf(before.key)
  if (!isSameValue(before.value, from)) {
    const nothing = undoes ? 'Nothing was taken back.' : 'Nothing was sent.'
    const now = valueText(before.value, kind)
    return notify.info(`Somebody else has changed ${kind.label} meanwhile: it is now ${now}. ${nothing}`)
  }

  const { data, error } = yield* send(adminApi.endpoints.updateSetting.initiate({ id, value: to }, { track: false }))
  if (!error) {
    forgetDraft(before.key, to)
    const dispatch = yield* apiDispatch()
    const undo = saveRequested({ id, from: to, to: before.value, undoes: true })
    // With its name and value, because a message that is on the screen is not shown a second time.
    const told = `${data.message || 'Setting updated'}: ${kind.label} is now ${valueText(to, kind)}`
    return notify.success(told, { label: 'Undo', run: () => void dispatch(undo) })
  }
  const requestId = requestIdOf(error)
  if (!isOutcomeUnknown(error)) return notify.error(errorText(error), requestId)
  yield* put(adminApi.util.invalidateTags([listTag('MinPointsUser')]))
  const now = yield* call(readSetting, id)
  if (!now || now === 'unreadable')
    return notify.error(
      'We could not learn whether the setting was changed. Reload the page before you try again.',
      requestId,
    )
  if (isSameValue(now.value, to)) forgetDraft(now.key, to)
  notify.error(`The answer was lost. ${kind.label} is now ${valueText(now.value, kind)}`, requestId)
}

/** The setting as the server has it now; undefined when there is no such setting any more. */
function* readSetting(id: string) {
  const read = adminApi.endpoints.settings.initiate(everySetting, { forceRefetch: true, subscribe: false })
  // A read that failed still brings the settings of the one before.
  const { data, error } = yield* send(read)
  return data && !error ? data.rows.find((setting) => setting.id === id) : 'unreadable'
}

/** What was saved is a draft no more; what was typed since is. */
function forgetDraft(key: string, saved: string) {
  if (isSameValue(readSettingDraft(key) ?? '', saved)) keepSettingDraft(key, '')
}

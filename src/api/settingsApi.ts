import { object, pipe, string, transform, unknown } from 'valibot'
import { settingSchema, type Setting } from '../contract/entities'
import { isRecord } from '../contract/isRecord'
import { widest } from '../contract/paging'
import { attempt } from '../shared/attempt'
import { adminApi } from './adminApi'
import { pageOf } from './unwrap'

/** A setting with the type that its value came with, once this file is there. */
export type TypedSetting = Setting & { type?: string }

const typedSchema = pipe(
  unknown(),
  transform((row) => (isRecord(row) ? { ...row, type: typeof row.value } : row)),
  object({ ...settingSchema.entries, type: string() }),
)
const settingsIn = pageOf(typedSchema, 'settings')

/** The body that sets a value: as the type that it came with, unless it is none of that type. */
function bodyOf(value: string, type: string | undefined) {
  const json = value.replace(/^0+(?=\d)/, '')
  const isOfType = /^(number|boolean)$/.test(type ?? '') && attempt(() => typeof JSON.parse(json)) === type
  // As it was typed: a float would change an amount.
  return isOfType ? new Blob([`{"value":${json}}`], { type: 'application/json' }) : { value }
}

// Here and not in the API, which every page loads.
adminApi.enhanceEndpoints({
  endpoints: {
    settings: { transformResponse: settingsIn },
    updateSetting: {
      query: ({ id, value, type }) => ({ name: 'updateSetting', id, body: bodyOf(value, type) }),
      // Until the settings have been read again, the page would take the old value for the current one, and the saved one for unsaved.
      onQueryStarted: ({ id, value }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => {
            const show = adminApi.util.updateQueryData('settings', widest, ({ rows }) => {
              for (const setting of rows) if (setting.id === id) setting.value = value
            })
            dispatch(show)
          },
          () => undefined,
        ),
    },
  },
})

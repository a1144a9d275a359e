import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit'
import { baseApi } from './baseApi'
import { unexpectedForm } from './errors'

/** Calls that our server adds and the console can do without. A server that has one never answers 404 to it. */
const optional = [
  'campaignThumbnail',
  'dossier',
  'relatedCampaigns',
  'series',
  'statusCounts',
  'taskThumbnail',
  'viewCampaign',
] as const

type Optional = (typeof optional)[number]

/**
 * Whether an error says that the server has no such call: by its status (403 where a gateway answers every unknown address so),
 * or because the answer is a page for people and not data.
 */
const isMissing = (error: unknown) => {
  const text = String(Reflect.get(Object(error), 'error'))
  // A connection that breaks within an answer is another error.
  return (
    ['403', '404', '405', '501'].includes(String(Reflect.get(Object(error), 'status'))) ||
    text === unexpectedForm ||
    text.startsWith('SyntaxError')
  )
}

/** The optional calls that the server was found not to have; each is asked for once in a session. */
export const missingSlice = createSlice({
  name: 'missing',
  initialState: (): Partial<Record<Optional, true>> => ({}),
  reducers: {},
  extraReducers: (build) =>
    build
      .addCase(baseApi.util.resetApiState, () => ({}))
      .addMatcher(isRejectedWithValue, (state, { meta, payload }) => {
        const name: unknown = Reflect.get(Object(meta.arg), 'endpointName')
        const call = optional.find((known) => known === name)
        if (call && isMissing(payload)) state[call] = true
      }),
  selectors: { selectMissing: (state) => state },
})

export const { selectMissing } = missingSlice.selectors

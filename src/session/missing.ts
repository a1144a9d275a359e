import { createSlice, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit'
import { unspecified, type UnspecifiedCall } from '../contract/endpoints'
import { unexpectedForm } from '../api/errors'
import { at } from '../shared/at'
import { signedIn } from './sessionSlice'

/**
 * Whether an error means that the server lacks the call: by its status (a server that has the call never answers 404; a gateway
 * may answer 400, 401 or 403 to every unknown address), or because the answer is a redirect or a page for people instead of data.
 * An answer that breaks off is another error.
 */
const isMissing = (error: unknown) => {
  const text = String(at(error, 'error') ?? at(error, 'status'))
  return /^(40[01345]$|501|SyntaxError)/.test(text) || text === unexpectedForm
}

const callOf = ({ arg }: { arg: unknown }) => unspecified(at(arg, 'endpointName'))

/**
 * Which additions the server lacks, as found since the sign-in. Per addition: true = missing, false = has answered once (even if
 * it fails later).
 */
export const missingSlice = createSlice({
  name: 'missing',
  initialState: (): Partial<Record<UnspecifiedCall, boolean>> => ({}),
  reducers: {},
  extraReducers: (build) =>
    build
      .addCase(signedIn, () => ({}))
      .addMatcher(isFulfilled, (state, { meta }) => {
        const call = callOf(meta)
        if (call) state[call] = false
      })
      .addMatcher(isRejectedWithValue, (state, { meta, payload }) => {
        const call = callOf(meta)
        if (call && isMissing(payload)) state[call] ??= true
      }),
  selectors: { selectMissing: (state) => state },
})

export const { selectMissing } = missingSlice.selectors

import type { baseApi } from '../../../api/baseApi'
import { selectSession, type SessionState } from '../../../session/sessionSlice'

interface RootState {
  session: SessionState
  api: ReturnType<typeof baseApi.reducer>
}

const isSignedIn = (state: RootState) => selectSession(state).status === 'signedIn'

/** Whether the browser has a network and the session has not ended. */
export const mayAsk = (state: RootState) => state.api.config.online && isSignedIn(state)

/** Whether nothing can be asked for want of a network alone. */
export const isOffline = (state: RootState) => !state.api.config.online && isSignedIn(state)

import type { baseApi } from '../../../api/baseApi'
import { selectSession, type SessionState } from '../../../session/sessionSlice'

interface RootState {
  session: SessionState
  api: ReturnType<typeof baseApi.reducer>
}

/** Whether the browser has a network and the session has not ended. */
export const mayAsk = (state: RootState) => state.api.config.online && selectSession(state).status === 'signedIn'

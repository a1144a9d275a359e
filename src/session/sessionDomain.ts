import { sessionMessages } from './sessionMessages'
import { sessionSaga } from './sessionSaga'

/** The session's saga and messages, started with the store; its reducer is there from the first action on. */
export const sessionDomain = { name: 'session', saga: sessionSaga, messages: sessionMessages }

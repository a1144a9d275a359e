import { sessionMessages } from './sessionMessages'
import { sessionSaga } from './sessionSaga'

/** What the store starts with; its state stands there from the first action on. */
export const sessionDomain = { name: 'session', saga: sessionSaga, messages: sessionMessages }

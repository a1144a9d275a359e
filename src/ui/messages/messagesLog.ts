import { useSyncExternalStore } from 'react'
import { createListeners } from '../../shared/listeners'

export type MessageKind = 'success' | 'info' | 'error'

interface LoggedMessage {
  id: number
  /** Seconds since 1970. */
  at: number
  kind: MessageKind
  text: string
  /** The failed call's id in the server's log. */
  requestId?: string | undefined
}

const maxMessages = 50

let log: readonly LoggedMessage[] = []
const [subscribe, tell] = createListeners()

function change(changed: readonly LoggedMessage[]) {
  log = changed
  tell()
}

/** The last messages of this session, the newest first; in memory only, because they may name people. */
export const messageLog = {
  add: ({ id, kind, text, requestId }: Omit<LoggedMessage, 'at'>) =>
    change([{ id, at: Date.now() / 1000, kind, text, requestId }, ...log].slice(0, maxMessages)),
  clear: () => change([]),
}

export const useMessageLog = () => useSyncExternalStore(subscribe, () => log)

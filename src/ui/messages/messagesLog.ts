import { useSyncExternalStore } from 'react'

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
const listeners = new Set<() => void>()

function change(changed: readonly LoggedMessage[]) {
  log = changed
  listeners.forEach((listener) => listener())
}

/** The last messages of this session, the newest first; in memory only, because they may name people. */
export const messageLog = {
  add: ({ id, kind, text, requestId }: Omit<LoggedMessage, 'at'>) =>
    change([{ id, at: Date.now() / 1000, kind, text, requestId }, ...log].slice(0, maxMessages)),
  clear: () => change([]),
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useMessageLog = () => useSyncExternalStore(subscribe, () => log)

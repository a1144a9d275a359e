import { useSyncExternalStore } from 'react'

export type MessageKind = 'success' | 'info' | 'error'

interface LoggedMessage {
  id: number
  /** Seconds since 1970. */
  at: number
  kind: MessageKind
  text: string
}

const most = 50

let log: readonly LoggedMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(changed: readonly LoggedMessage[]) {
  log = changed
  listeners.forEach((listener) => listener())
}

/** The last messages of this session, the newest first; in memory only, because they may name people. */
export const messageLog = {
  add: (kind: MessageKind, text: string) =>
    change([{ id: ++lastId, at: Date.now() / 1000, kind, text }, ...log].slice(0, most)),
  clear: () => change([]),
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useMessageLog = () => useSyncExternalStore(subscribe, () => log)

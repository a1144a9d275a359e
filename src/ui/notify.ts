import { messageLog, type MessageKind } from './messagesLog'

/** A button inside a message, for example Undo. */
export interface NotifyAction {
  label: string
  run: () => void
}

export interface ShownMessage {
  kind: MessageKind
  text: string
  action?: NotifyAction | undefined
}

/** What puts messages on the screen; its code is fetched when somebody begins to work. */
export interface Snackbars {
  show: (message: ShownMessage) => void
  clear: () => void
}

let snackbars: Snackbars | undefined
let waiting: ShownMessage[] = []
const listeners = new Set<() => void>()

function show(kind: MessageKind, text: string, action?: NotifyAction) {
  messageLog.add(kind, text)
  if (snackbars) return snackbars.show({ kind, text, action })
  waiting.push({ kind, text, action })
  listeners.forEach((listener) => listener())
}

function clear() {
  waiting = []
  snackbars?.clear()
}

/** Short messages to the person at the screen, as plain text; the same text is never shown twice at once. */
export const notify = {
  success: (message: string, action?: NotifyAction) => show('success', message, action),
  info: (message: string) => show('info', message),
  error: (message: string) => show('error', message),
  /** Takes all messages away, for example when a form is sent again. */
  clear,
  /** Takes all messages away, also those of the history. */
  forget: () => {
    clear()
    messageLog.clear()
  },
}

/** Whether a message waits for what shows it, and how to be told. */
export const messagesWaiting = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  any: () => waiting.length > 0,
}

/** From now on messages are shown by this, those that waited first; returns what ends it. */
export function showMessagesBy(shower: Snackbars): () => void {
  snackbars = shower
  const late = waiting
  waiting = []
  late.forEach(shower.show)
  return () => {
    snackbars = undefined
  }
}

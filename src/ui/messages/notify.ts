import { messageLog, type MessageKind } from './messagesLog'

/** A button inside a message, for example Undo. */
export interface NotifyAction {
  label: string
  run: () => void
}

export interface ShownMessage {
  id: number
  kind: MessageKind
  text: string
  /** The id under which the server's log has the call that failed. */
  requestId?: string | undefined
  action?: NotifyAction | undefined
  /** How often it was said while it stood. */
  count?: number
}

/** What puts messages on the screen; its code is fetched when somebody begins to work. */
export interface Snackbars {
  show: (message: ShownMessage) => void
  clear: () => void
}

let snackbars: Snackbars | undefined
let waiting: readonly ShownMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

function wait(messages: readonly ShownMessage[]) {
  waiting = messages
  listeners.forEach((listener) => listener())
}

/** The same words with a button may be about another row, and their Undo must not be lost. */
export const mayRepeat = ({ kind, action }: ShownMessage) => kind === 'success' && action !== undefined

function show(given: Omit<ShownMessage, 'id'>) {
  const message = { ...given, id: ++lastId }
  messageLog.add(message)
  if (snackbars) return snackbars.show(message)
  const same = waiting.find(({ kind, text }) => kind === message.kind && text === message.text)
  if (mayRepeat(message) || !same) return wait([...waiting, message])
  wait([...waiting.filter((one) => one !== same), again(message, same)])
}

/** A message in the place of one that stands and says the same. */
export const again = (message: ShownMessage, standing: ShownMessage): ShownMessage => ({
  ...message,
  count: (standing.count ?? 1) + (message.count ?? 1),
})

function clear() {
  wait([])
  snackbars?.clear()
}

/** Short messages to the person at the screen, as plain text; one that is said again while it stands is counted. */
export const notify = {
  success: (text: string, action?: NotifyAction) => show({ kind: 'success', text, action }),
  info: (text: string) => show({ kind: 'info', text }),
  /** `requestId`: under which the server's log has the call that failed; shown below the text. */
  error: (text: string, requestId?: string, action?: NotifyAction) => show({ kind: 'error', text, requestId, action }),
  /** Takes all messages away, for example when a form is sent again. */
  clear,
  /** Takes all messages away, also those of the history. */
  forget: () => {
    clear()
    messageLog.clear()
  },
}

/** The messages that what shows them has not taken over yet, and how to be told. */
export const messagesWaiting = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  list: () => waiting,
  remove: (id: number) => wait(waiting.filter((message) => message.id !== id)),
}

/** From now on messages are shown by this, those that waited first; returns what ends it. */
export function showMessagesBy(shower: Snackbars): () => void {
  snackbars = shower
  const late = waiting
  wait([])
  late.forEach(shower.show)
  return () => {
    snackbars = undefined
  }
}

import { createListeners } from '../../shared/listeners'
import { messageLog, type MessageKind } from './messagesLog'

/** A button inside a message, for example Undo. */
interface NotifyAction {
  label: string
  run: () => void
}

export interface ShownMessage {
  id: number
  kind: MessageKind
  text: string
  /** The failed call's id in the server's log. */
  requestId?: string | undefined
  action?: NotifyAction | undefined
  /** How often it was repeated while it was visible. */
  count?: number
  /** Not announced by itself: a field with the same text takes the focus, or it is read out of a region that stood before. */
  silent?: boolean
}

/** What renders the messages; its code is fetched at the first interaction. */
export interface Snackbars {
  show: (message: ShownMessage) => void
  remove: (id: number) => void
  clear: () => void
}

let snackbars: Snackbars | undefined
let waiting: readonly ShownMessage[] = []
let lastId = 0
const [subscribe, tell] = createListeners()

function wait(messages: readonly ShownMessage[]) {
  waiting = messages
  tell()
}

/** A message with a button is never merged: it may be about another row, whose Undo would be lost. */
export const mayRepeat = ({ kind, action }: ShownMessage) => kind === 'success' && action !== undefined

/** Returns the id of the message. */
export function show(given: Omit<ShownMessage, 'id'>) {
  const message = { ...given, id: ++lastId }
  messageLog.add(message)
  if (snackbars) snackbars.show(message)
  else {
    const same = mayRepeat(message)
      ? undefined
      : waiting.find(({ kind, text }) => kind === message.kind && text === message.text)
    wait([...waiting.filter((one) => one !== same), same ? again(message, same) : message])
  }
  return message.id
}

export function remove(id: number) {
  wait(waiting.filter((message) => message.id !== id))
  snackbars?.remove(id)
}

/** Replaces a visible message with the same text. */
export const again = (message: ShownMessage, standing: ShownMessage): ShownMessage => ({
  ...message,
  count: (standing.count ?? 1) + 1,
})

export function clear() {
  wait([])
  snackbars?.clear()
}

/** The messages that the renderer has not taken yet, and a subscription to them. */
export const messagesWaiting = {
  subscribe,
  list: () => waiting,
  remove,
}

/** Sets the renderer of messages, which first gets those that waited; returns the function that removes it. */
export function showMessagesBy(renderer: Snackbars): () => void {
  snackbars = renderer
  const late = waiting
  wait([])
  late.forEach(renderer.show)
  return () => {
    snackbars = undefined
  }
}

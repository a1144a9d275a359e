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
/** What `undo` does for the last change; undefined before any, and while one is on its way. */
let lastUndo: (() => void) | undefined
/** What `undo` does first: it takes back what is held and has not been sent. */
let heldUndo: (() => void) | undefined
/** What failed, by the id of its message. */
const failures = new Map<number, string>()
const listeners = new Set<() => void>()

function wait(messages: readonly ShownMessage[]) {
  waiting = messages
  listeners.forEach((listener) => listener())
}

/** A message with a button is never merged: it may be about another row, whose Undo would be lost. */
export const mayRepeat = ({ kind, action }: ShownMessage) => kind === 'success' && action !== undefined

function show(given: Omit<ShownMessage, 'id'>) {
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

function remove(id: number) {
  wait(waiting.filter((message) => message.id !== id))
  snackbars?.remove(id)
}

/** Replaces a visible message with the same text. */
export const again = (message: ShownMessage, standing: ShownMessage): ShownMessage => ({
  ...message,
  count: (standing.count ?? 1) + (message.count ?? 1),
})

function clear() {
  wait([])
  snackbars?.clear()
}

/** A success that can be taken back, by the button of the message and by `undo`, whichever is first. */
function undoable(text: string, undo: () => void) {
  const id = show({ kind: 'success', text, action: { label: 'Undo', run: () => run() } })
  const run = () => {
    if (lastUndo === run) lastUndo = undefined
    remove(id)
    undo()
  }
  lastUndo = run
}

const cannotUndo = () => notify.info("The last change can't be undone")
const nothingToUndo = () => notify.info('Nothing to undo')

/** Short plain-text messages to the person; one that is repeated while it is visible is counted. */
export const notify = {
  success: (text: string) => void show({ kind: 'success', text }),
  undoable,
  /** A change that cannot be taken back has been made. */
  final: (text: string) => {
    lastUndo = cannotUndo
    notify.success(text)
  },
  /** A change has started, so what was changed before it is not the last any more. */
  changing: () => {
    lastUndo = undefined
  },
  /** Registers what `undo` takes back first, because it has not been sent yet; returns the function that unregisters it. */
  holding: (undo: () => void) => {
    heldUndo = undo
    return () => {
      heldUndo = undefined
    }
  },
  /** Takes back what is held, or else the last change, if it has not been taken back yet and can be. */
  undo: () => (heldUndo ?? lastUndo ?? nothingToUndo)(),
  info: (text: string) => void show({ kind: 'info', text }),
  /**
   * `requestId`: the failed call's id in the server's log, shown below the text. `about`: what failed; the message goes
   * when that is `repaired`.
   */
  error: (text: string, requestId?: string, action?: NotifyAction, about?: string) => {
    const id = show({ kind: 'error', text, requestId, action })
    if (about) failures.set(id, about)
  },
  /** What had failed has succeeded. */
  repaired: (about: string) => {
    for (const [id, failed] of failures)
      if (failed === about) {
        failures.delete(id)
        remove(id)
      }
  },
  /** The error of a field that takes the focus; returns the function that removes it. */
  atField: (text: string) => {
    const id = show({ kind: 'error', text, silent: true })
    return () => remove(id)
  },
  /** Removes all visible messages, for example when a form is sent again. */
  clear,
  /** Removes all messages, including the history. */
  forget: () => {
    clear()
    lastUndo = undefined
    messageLog.clear()
  },
}

/** The messages that the renderer has not taken yet, and a subscription to them. */
export const messagesWaiting = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
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

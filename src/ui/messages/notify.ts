import { messageLog } from './messagesLog'
import { clear, remove, show, type ShownMessage } from './shownMessages'

/** What `undo` does for the last change; undefined before any, and while one is on its way. */
let lastUndo: (() => void) | undefined
/** What `undo` does first: it takes back what is held and has not been sent. */
let heldUndo: (() => void) | undefined
/** What failed, by the id of its message. */
const failures = new Map<number, string>()

/** A success that can be taken back once, by the button of the message or by `undo`. */
function undoable(text: string, undo: () => void) {
  const id = show({ kind: 'success', text, action: { label: 'Undo', run: () => run() } })
  let isUndone = false
  const run = () => {
    if (lastUndo === run) lastUndo = undefined
    remove(id)
    // The button can be pressed for as long as its message is going.
    if (!isUndone) undo()
    isUndone = true
  }
  lastUndo = run
}

interface Failure extends Pick<ShownMessage, 'requestId' | 'action'> {
  /** What failed; the message goes when that is `repaired`. */
  about?: string | undefined
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
  error: (text: string, { about, ...more }: Failure = {}) => {
    const id = show({ kind: 'error', text, ...more })
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

import type { ShownMessage } from './shownMessages'
import { RequestId } from '../RequestId'

const marks = { success: '✓', info: 'i', error: '!' }

const briefly = 6_000
const withAction = 12_000

/** How long a message is shown, in milliseconds. Null for a failure, which stays until it is dismissed. */
export const durationOf = ({ kind, action }: ShownMessage) => (kind === 'error' ? null : action ? withAction : briefly)

/** The number of visible messages; further ones replace the oldest. */
export const maxToasts = 3

interface ToastProps {
  message: ShownMessage
  onDismiss: () => void
}

/** A message on the screen. Only a failure may interrupt a screen reader. */
export function Toast({ message: { kind, text, requestId, action, count, silent }, onDismiss }: ToastProps) {
  return (
    <div role={silent ? undefined : kind === 'error' ? 'alert' : 'status'} className={`toast toast-${kind}`}>
      <span aria-hidden className="toast-mark">
        {marks[kind]}
      </span>
      <div className="toast-body">
        <span className="toast-text">{text}</span>
        <RequestId id={requestId} />
      </div>
      {count && <b>{count}×</b>}
      {action && (
        <button
          type="button"
          className="toast-action"
          // The second click of a double click would press the Undo of the message that comes in its place.
          onClick={({ detail }) => {
            if (detail > 1) return
            onDismiss()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="toast-close" aria-label="Dismiss" onClick={onDismiss}>
        ×
      </button>
    </div>
  )
}

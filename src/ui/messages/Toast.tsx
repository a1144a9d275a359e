import type { ShownMessage } from './notify'
import { RequestId } from '../RequestId'

const marks = { success: '✓', info: 'i', error: '!' }

const briefly = 6_000
const withAction = 12_000

/** Milliseconds that a message stands. A failure stays until somebody has read it: null. */
export const lifeOf = ({ kind, action }: ShownMessage) => (kind === 'error' ? null : action ? withAction : briefly)

/** Of more messages than these the oldest gives way. */
export const maxToasts = 3

interface ToastProps {
  message: ShownMessage
  onDismiss: () => void
}

/** A message on the screen. Only a failure may interrupt what a screen reader says. */
export function Toast({ message: { kind, text, requestId, action, count }, onDismiss }: ToastProps) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={`toast toast-${kind}`}>
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
          onClick={() => {
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

import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarKey,
} from 'notistack'
import { forwardRef, useEffect } from 'react'
import { useCompact } from './media'
import { messagesPlace } from './messagesPlace'
import { showMessagesBy, type NotifyAction, type ShownMessage } from './notify'

const marks = { success: '✓', info: 'i', error: '!' }

// notistack makes every message an alert; only a failure may interrupt what a screen reader says.
const toast = (kind: keyof typeof marks) =>
  forwardRef<HTMLDivElement, CustomContentProps>(function Toast({ id, message, action, style, className }, ref) {
    return (
      <SnackbarContent
        ref={ref}
        style={style}
        role={kind === 'error' ? 'alert' : 'status'}
        className={`toast toast-${kind} ${className ?? ''}`}
      >
        <span aria-hidden className="toast-mark">
          {marks[kind]}
        </span>
        <span className="toast-text">{message}</span>
        {typeof action === 'function' ? action(id) : action}
      </SnackbarContent>
    )
  })

const Components = { success: toast('success'), info: toast('info'), error: toast('error') }

const briefly = 6_000
const withAction = 12_000

let shown = 0

const show = ({ kind, text, action }: ShownMessage) =>
  void enqueueSnackbar({
    // notistack's own keys, made of the time, are the same now and then for messages of one moment, and mix those up.
    key: action ? ++shown : `${kind}: ${text}`,
    message: text,
    variant: kind,
    // The same words with a button may be about another row, and their Undo must not be lost.
    preventDuplicate: action === undefined,
    // A failure stays until somebody has read it; of more than can stand the oldest gives way.
    autoHideDuration: kind === 'error' ? null : action ? withAction : briefly,
    action: (key) => <Buttons messageKey={key} action={action} />,
  })

function Buttons({ messageKey, action }: { messageKey: SnackbarKey; action: NotifyAction | undefined }) {
  return (
    <>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            closeSnackbar(messageKey)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="toast-close" aria-label="Dismiss" onClick={() => closeSnackbar(messageKey)}>
        ×
      </button>
    </>
  )
}

/** The messages on the screen. */
export default function Snackbars() {
  useEffect(() => showMessagesBy({ show, clear: () => closeSnackbar() }), [])
  return (
    <SnackbarProvider
      domRoot={messagesPlace.inner}
      maxSnack={3}
      Components={Components}
      // The buttons of a dialog that fills the screen stand at its bottom.
      anchorOrigin={{ vertical: useCompact() ? 'top' : 'bottom', horizontal: 'center' }}
    />
  )
}

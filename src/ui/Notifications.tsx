import { SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack'
import { forwardRef } from 'react'
import { useCompact } from './media'
import './notifications.css'

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

/** Where the messages of `notify` appear. */
export function Notifications() {
  return (
    <SnackbarProvider
      maxSnack={3}
      Components={Components}
      // The buttons of a dialog that fills the screen stand at its bottom.
      anchorOrigin={{ vertical: useCompact() ? 'top' : 'bottom', horizontal: 'center' }}
    />
  )
}

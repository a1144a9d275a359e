import { SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack'
import { forwardRef, useEffect, useState } from 'react'
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

/**
 * A place that an open dialog leaves alone: MUI hides what stands beside it in the body from screen readers, except
 * for elements like `slot`, and takes the focus back from there. A message must be heard and its button pressed all the same.
 */
function createPlace() {
  const outer = document.createElement('slot')
  const inner = outer.appendChild(document.createElement('div'))
  outer.addEventListener('focusin', (event) => event.stopPropagation())
  return { outer, inner }
}

/** Where the messages of `notify` appear. */
export function Notifications() {
  const [{ outer, inner }] = useState(createPlace)
  useEffect(() => {
    document.body.append(outer)
    return () => outer.remove()
  }, [outer])
  return (
    <SnackbarProvider
      domRoot={inner}
      maxSnack={3}
      Components={Components}
      // The buttons of a dialog that fills the screen stand at its bottom.
      anchorOrigin={{ vertical: useCompact() ? 'top' : 'bottom', horizontal: 'center' }}
    />
  )
}

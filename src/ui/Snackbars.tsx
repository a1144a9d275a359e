import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack'
import { forwardRef, useEffect } from 'react'
import { useCompact } from './media'
import { messagesPlace } from './messagesPlace'
import { mayRepeat, showMessagesBy, type ShownMessage } from './notify'
import { lifeOf, mostToasts, Toast } from './Toast'

const show = (message: ShownMessage) => {
  const { id, kind, text } = message
  // notistack's own keys, made of the time, are the same now and then for messages of one moment, and mix those up.
  const key = mayRepeat(message) ? id : `${kind}: ${text}`
  enqueueSnackbar({
    key,
    preventDuplicate: !mayRepeat(message),
    autoHideDuration: lifeOf(message),
    message: <Toast message={message} onDismiss={() => closeSnackbar(key)} />,
  })
}

// notistack makes every message an alert; what a message is to a screen reader, it says itself.
const Place = forwardRef<HTMLDivElement, CustomContentProps>(function Place({ message, style }, ref) {
  return (
    <SnackbarContent ref={ref} style={style}>
      {message}
    </SnackbarContent>
  )
})

const Components = { default: Place }

/** The messages on the screen. */
export default function Snackbars() {
  useEffect(() => showMessagesBy({ show, clear: () => closeSnackbar() }), [])
  return (
    <SnackbarProvider
      domRoot={messagesPlace.inner}
      maxSnack={mostToasts}
      Components={Components}
      // The buttons of a dialog that fills the screen stand at its bottom.
      anchorOrigin={{ vertical: useCompact() ? 'top' : 'bottom', horizontal: 'center' }}
    />
  )
}

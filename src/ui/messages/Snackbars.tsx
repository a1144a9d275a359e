import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack'
import { forwardRef, useEffect } from 'react'
import { useCompact } from '../media'
import { messagesPlace } from './messagesPlace'
import { again, mayRepeat, showMessagesBy, type ShownMessage } from './notify'
import { lifeOf, maxToasts, Toast } from './Toast'

/** What stands, by kind and text. */
const standing = new Map<string, ShownMessage>()

const show = (given: ShownMessage) => {
  const same = `${given.kind}: ${given.text}`
  const before = mayRepeat(given) ? undefined : standing.get(same)
  const message = before ? again(given, before) : given
  // It comes anew with its count, so that it is seen and heard to happen again, and stands its full time.
  if (before) closeSnackbar(before.id)
  if (!mayRepeat(given)) standing.set(same, message)
  // notistack's own keys, made of the time, are the same now and then for messages of one moment, and mix those up.
  const { id } = message
  enqueueSnackbar({
    key: id,
    autoHideDuration: lifeOf(message),
    onClose: () => standing.get(same) === message && standing.delete(same),
    message: <Toast message={message} onDismiss={() => closeSnackbar(id)} />,
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
  useEffect(() => {
    standing.clear()
    return showMessagesBy({ show, clear: () => closeSnackbar() })
  }, [])
  return (
    <SnackbarProvider
      domRoot={messagesPlace.inner}
      maxSnack={maxToasts}
      Components={Components}
      // The buttons of a dialog that fills the screen stand at its bottom.
      anchorOrigin={{ vertical: useCompact() ? 'top' : 'bottom', horizontal: 'center' }}
    />
  )
}

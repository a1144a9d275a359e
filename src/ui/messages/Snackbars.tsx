import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack'
import { forwardRef, useEffect } from 'react'
import { messagesPlace } from './messagesPlace'
import { again, mayRepeat, showMessagesBy, type ShownMessage } from './notify'
import { durationOf, maxToasts, Toast } from './Toast'
import { useMessagesRoom } from './useMessagesRoom'

/** The visible messages, by kind and text. */
const standing = new Map<string, ShownMessage>()

const show = (given: ShownMessage) => {
  const same = `${given.kind}: ${given.text}`
  const before = mayRepeat(given) ? undefined : standing.get(same)
  const message = before ? again(given, before) : given
  // A repeated message is shown anew with its count, for its full duration, so that it is noticed and announced again.
  if (before) closeSnackbar(before.id)
  if (!mayRepeat(given)) standing.set(same, message)
  // notistack makes keys from the time; messages of the same millisecond may get the same key and be mixed up.
  const { id } = message
  enqueueSnackbar({
    key: id,
    autoHideDuration: durationOf(message),
    onClose: () => standing.get(same) === message && standing.delete(same),
    message: <Toast message={message} onDismiss={() => closeSnackbar(id)} />,
  })
}

// notistack gives every message the role alert; the toast sets its own role.
const Place = forwardRef<HTMLDivElement, CustomContentProps>(function Place({ message, style }, ref) {
  return (
    <SnackbarContent ref={ref} style={style}>
      {message}
    </SnackbarContent>
  )
})

const Components = { default: Place }

// A landmark by which a screen reader finds messages again; its messages alone are announced. Set here, beyond the first load.
Object.assign(messagesPlace.inner, { role: 'region', ariaLabel: 'Messages' })

/** The snackbars on the screen. */
export default function Snackbars() {
  useEffect(() => {
    standing.clear()
    return showMessagesBy({ show, remove: closeSnackbar, clear: () => closeSnackbar() })
  }, [])
  useMessagesRoom()
  return (
    <SnackbarProvider
      domRoot={messagesPlace.inner}
      maxSnack={maxToasts}
      Components={Components}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    />
  )
}

import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack'
import { forwardRef, useEffect } from 'react'
import { messagesPlace } from './messagesPlace'
import { again, mayRepeat, showMessagesBy, type ShownMessage } from './shownMessages'
import { sayPolitely } from './sayPolitely'
import { durationOf, maxToasts, Toast } from './Toast'
import { useDismissKey } from './useDismissKey'
import { useMessagesRoom } from './useMessagesRoom'

/** The messages that notistack shows or keeps in its queue, by id. */
const taken = new Map<number, ShownMessage>()

// notistack tells of no message that leaves its queue.
const close = (id: number) => {
  taken.delete(id)
  closeSnackbar(id)
}

const show = (given: ShownMessage) => {
  const isSame = (one: ShownMessage) => one.kind === given.kind && one.text === given.text && !mayRepeat(one)
  const before = mayRepeat(given) ? undefined : [...taken.values()].find(isSame)
  const message = before ? again(given, before) : given
  // A repeated message is shown anew with its count, for its full duration, so that it is noticed and announced again.
  if (before) close(before.id)
  // notistack makes keys from the time; messages of the same millisecond may get the same key and be mixed up.
  const { id, kind, text, action } = message
  taken.set(id, message)
  const isFailure = kind === 'error'
  if (!isFailure) sayPolitely(action ? `${text}. ${action.label}` : text, () => taken.has(id))
  enqueueSnackbar({
    key: id,
    autoHideDuration: durationOf(message),
    onClose: () => taken.delete(id),
    message: <Toast message={isFailure ? message : { ...message, silent: true }} onDismiss={() => close(id)} />,
  })
}

// Without an id, notistack keeps its queue and shows it afterwards.
const clear = () => [...taken.keys()].forEach(close)

/** Only the newest failure: other messages disappear by themselves, and an Undo must not be lost. */
const dismissFailure = () => {
  const newest = [...taken.values()].findLast(({ kind }) => kind === 'error')
  if (newest) close(newest.id)
  return newest !== undefined
}

// notistack gives every message the role alert; the toast of a failure sets its own.
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
    taken.clear()
    return showMessagesBy({ show, remove: close, clear })
  }, [])
  useMessagesRoom()
  useDismissKey(dismissFailure)
  return (
    <SnackbarProvider
      domRoot={messagesPlace.inner}
      maxSnack={maxToasts}
      Components={Components}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    />
  )
}

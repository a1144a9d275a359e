import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { messagesPlace } from './messagesPlace'
import { messagesWaiting, type ShownMessage } from './shownMessages'
import { durationOf, maxToasts, Toast } from './Toast'

/** The waiting messages as a plain list, while the snackbar code has not loaded. */
export const PlainMessages = ({ messages }: { messages: readonly ShownMessage[] }) =>
  createPortal(
    <div className="plain-messages">
      {messages.slice(-maxToasts).map((message) => (
        <PlainMessage key={message.id} message={message} />
      ))}
    </div>,
    messagesPlace.inner,
  )

function PlainMessage({ message }: { message: ShownMessage }) {
  const { id } = message
  const duration = durationOf(message)
  useEffect(() => {
    if (duration === null) return
    const timer = setTimeout(() => messagesWaiting.remove(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration])
  return <Toast message={message} onDismiss={() => messagesWaiting.remove(id)} />
}

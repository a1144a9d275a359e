import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { messagesPlace } from './messagesPlace'
import { messagesWaiting, type ShownMessage } from './notify'
import { lifeOf, maxToasts, Toast } from './Toast'

/** The messages that wait, as a plain list, while the code that shows them better has not come. */
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
  const life = lifeOf(message)
  useEffect(() => {
    if (life === null) return
    const timer = setTimeout(() => messagesWaiting.remove(id), life)
    return () => clearTimeout(timer)
  }, [id, life])
  return <Toast message={message} onDismiss={() => messagesWaiting.remove(id)} />
}

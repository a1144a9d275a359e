import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { once } from '../../shared/once'
import { ErrorBoundary } from '../ErrorBoundary'
import { messagesPlace } from './messagesPlace'
import './notifications.css'
import { messagesWaiting } from './notify'
import { PlainMessages } from './PlainMessages'

const fetchSnackbars = once(() => import(/* webpackChunkName: "messages" */ './Snackbars'))

/** Milliseconds that a message waits for the code that shows it. */
const timeoutMs = 2_000

/**
 * Where the messages of `notify` appear. What shows them is fetched as soon as somebody does something, so that it is
 * here when the first message comes. If it is not, a plain list shows the same, and each further message asks for it again.
 */
export function Notifications() {
  const waiting = useSyncExternalStore(messagesWaiting.subscribe, messagesWaiting.list)
  const [Snackbars, setSnackbars] = useState<ComponentType>()
  const [isLate, setLate] = useState(false)
  const newest = waiting.at(-1)?.id
  useEffect(() => {
    document.body.append(messagesPlace.outer)
    return () => messagesPlace.outer.remove()
  }, [])
  useEffect(() => {
    const late = () => setLate(true)
    const ask = () => void fetchSnackbars().then((code) => setSnackbars(() => code.default), late)
    if (newest !== undefined) {
      ask()
      const timer = setTimeout(late, timeoutMs)
      return () => clearTimeout(timer)
    }
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) document.addEventListener(event, ask, { once: true })
    return () => {
      for (const event of events) document.removeEventListener(event, ask)
    }
  }, [newest])
  if (!Snackbars) return isLate && <PlainMessages messages={waiting} />
  return (
    <ErrorBoundary instead={<PlainMessages messages={waiting} />}>
      <Snackbars />
    </ErrorBoundary>
  )
}

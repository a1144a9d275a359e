import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { once } from '../../shared/once'
import { ErrorBoundary } from '../ErrorBoundary'
import { messagesPlace } from './messagesPlace'
import { messagesWaiting } from './shownMessages'
import { PlainMessages } from './PlainMessages'

const fetchSnackbars = once(() => import(/* webpackChunkName: "messages" */ './Snackbars'))

/** After this many milliseconds waiting messages are shown by the plain list. */
const timeoutMs = 2_000

/**
 * Shows the messages of `notify`. The snackbar code is fetched at the first interaction, so that it is there for the
 * first message. If it fails to load, a plain list shows the messages, and each further message tries to fetch it
 * again.
 */
export function Notifications() {
  const waiting = useSyncExternalStore(messagesWaiting.subscribe, messagesWaiting.list, messagesWaiting.list)
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

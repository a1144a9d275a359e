import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { messagesPlace } from './messagesPlace'
import './notifications.css'
import { messagesWaiting } from './notify'

const Snackbars = lazy(() => import(/* webpackChunkName: "messages" */ './Snackbars'))

/**
 * Where the messages of `notify` appear. What shows them is fetched as soon as somebody does something, so that it is
 * here when the first message comes, also one that says that the network is gone.
 */
export function Notifications() {
  const waiting = useSyncExternalStore(messagesWaiting.subscribe, messagesWaiting.any)
  const [working, setWorking] = useState(false)
  if (waiting && !working) setWorking(true)
  useEffect(() => {
    document.body.append(messagesPlace.outer)
    return () => messagesPlace.outer.remove()
  }, [])
  useEffect(() => {
    if (working) return
    const begin = () => setWorking(true)
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) document.addEventListener(event, begin)
    return () => {
      for (const event of events) document.removeEventListener(event, begin)
    }
  }, [working])
  return <Suspense>{working && <Snackbars />}</Suspense>
}

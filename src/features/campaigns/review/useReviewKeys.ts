import { useEffectEvent, useLayoutEffect } from 'react'
import { singleKeysOn } from '../../../session/singleKeys'
import { isInside, isModalOpen, isTyped, keyOf } from '../../../ui/pressedKey'

/** Elements that have a use of their own for a key: Space presses them, arrows seek in a video. */
const ownKeys: Readonly<Partial<Record<string, string>>> = {
  ' ': 'button,a,summary,video',
  ArrowLeft: 'video',
  ArrowRight: 'video',
}

/**
 * Runs the action of a key (`a`, `ArrowLeft`, ` ` …) on this page, except while somebody types, in a dialog, with a modifier key,
 * and where single-key shortcuts are switched off.
 */
export function useReviewKeys(actions: Readonly<Record<string, () => void>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyped(event) || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
    const action = actions[event.key] ?? actions[keyOf(event)]
    const own = ownKeys[event.key]
    if (!action || !singleKeysOn() || (own && isInside(event, own)) || isModalOpen()) return
    event.preventDefault()
    action()
  })
  // A key may be pressed as soon as the page can be seen.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

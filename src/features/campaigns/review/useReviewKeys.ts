import { useEffectEvent, useLayoutEffect } from 'react'
import { singleKeysOn } from '../../../session/singleKeys'
import { isInside, isModalOpen, isTyped, keyOf } from '../../../ui/pressedKey'

/** What Space presses by itself. */
const pressed = 'button,a,summary,video'

/**
 * Runs the action of a key (`a`, `ArrowLeft`, ` ` …) on this page, except while somebody types, in a dialog, with a modifier key,
 * and where single-key shortcuts are switched off.
 */
export function useReviewKeys(actions: Readonly<Record<string, () => void>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyped(event) || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
    const action = actions[event.key] ?? actions[keyOf(event)]
    if (!action || !singleKeysOn() || (event.key === ' ' && isInside(event, pressed)) || isModalOpen()) return
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

import { useEffect, useEffectEvent } from 'react'

const typed = 'input,textarea,select,[contenteditable]'
/** What Space presses by itself. */
const pressed = 'button,a,summary,video'
const modals = '[aria-modal],dialog[open],.MuiModal-root'

/**
 * Runs the action of a key (`a`, `ArrowLeft`, ` ` …) on this page, except while somebody types, in a dialog, and with a modifier key.
 */
export function useReviewKeys(actions: Readonly<Record<string, () => void>>, isOn: boolean) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const action = isOn ? actions[key] : undefined
    const [target] = event.composedPath()
    const inside = (what: string) => target instanceof Element && target.closest(what) !== null
    if (!action || inside(typed) || (key === ' ' && inside(pressed)) || document.querySelector(modals)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

import type { KeyboardEvent } from 'react'

/** Sends a form by Ctrl or Cmd and Enter from any of its fields: in some Enter alone begins a line, chooses a file or does nothing. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
  const { key, ctrlKey, metaKey, repeat, currentTarget, target, nativeEvent } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing) return
  // React also hands over the keys of a dialog over the form that one of its components renders.
  if (!(target instanceof Node && currentTarget.contains(target))) return
  event.preventDefault()
  if (repeat) return
  // By its button, which takes no press while it is busy.
  for (const control of currentTarget.elements)
    if (control instanceof HTMLButtonElement && control.type === 'submit') control.click()
}

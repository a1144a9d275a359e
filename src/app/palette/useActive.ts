import { useState, type KeyboardEvent } from 'react'
import type { Command } from './commands'

/**
 * The command that Enter runs: the first one, until somebody chooses another. When more results come the command stays chosen, so
 * that Enter does not suddenly run another one.
 */
export function useActive(commands: readonly Command[], run: (command: Command) => void) {
  const [id, setId] = useState<string>()
  const at = Math.max(
    0,
    commands.findIndex((command) => command.id === id),
  )
  const active = commands[at]
  if (active?.id !== id) setId(active?.id)

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey || shiftKey) return
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else marks the Enter that ends a composition in Safari
    if (nativeEvent.keyCode === 229) return
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    const step = steps[key]
    if (key !== 'Enter' && step === undefined) return
    event.preventDefault()
    if (step !== undefined) setId(commands.at(step % commands.length)?.id)
    else if (active) run(active)
  }
  return { active, choose: setId, onKeyDown }
}

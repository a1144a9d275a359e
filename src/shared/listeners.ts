/** Returns `[subscribe, tell]`: `subscribe` adds a listener and returns what removes it; `tell` calls every listener. */
export function createListeners<Event = void>() {
  const listeners = new Set<(event: Event) => void>()
  const subscribe = (listener: (event: Event) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return [subscribe, (event: Event) => listeners.forEach((listener) => listener(event))] as const
}

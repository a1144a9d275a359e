/** Those who listen to something: how one begins, which returns how it ends, and how all are told. */
export function createListeners<Event = void>() {
  const listeners = new Set<(event: Event) => void>()
  const subscribe = (listener: (event: Event) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return [subscribe, (event: Event) => listeners.forEach((listener) => listener(event))] as const
}

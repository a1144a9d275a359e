type Listener = (value: unknown) => void

/** The `on` and `removeListener` of an EIP-1193 provider. */
export function createEvents() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on: (event: string, listener: Listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: Listener) => {
      listeners.get(event)?.delete(listener)
    },
    emit: (event: string, value: unknown) => {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
    },
  }
}

type Listener = (...values: unknown[]) => void

/** The event emitter that onboard's wallet modules expect, with only the methods they use. */
export class ModuleEvents {
  private readonly listeners = new Map<string, Set<Listener>>()

  on(event: string, listener: Listener): this {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener))
    return this
  }

  removeListener(event: string, listener: Listener): this {
    this.listeners.get(event)?.delete(listener)
    return this
  }

  emit(event: string, ...values: unknown[]): boolean {
    const listeners = [...(this.listeners.get(event) ?? [])]
    listeners.forEach((listener) => listener(...values))
    return listeners.length > 0
  }
}

type Listener = (...values: unknown[]) => void

/** The event emitter that wallet modules of onboard are handed; they use no more of one than this. */
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
    const heard = [...(this.listeners.get(event) ?? [])]
    heard.forEach((listener) => listener(...values))
    return heard.length > 0
  }
}

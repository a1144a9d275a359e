/** Browser globals that the engine's modules need and Node does not have; imported before them. */

// Carries storage changes from one window to another.
class StorageEventOfNode extends Event {
  constructor(type: string, change: { key: string | null; newValue: string | null }) {
    super(type)
    Object.assign(this, change)
  }
}

Object.assign(globalThis, { StorageEvent: StorageEventOfNode, location: new URL('http://127.0.0.1') })

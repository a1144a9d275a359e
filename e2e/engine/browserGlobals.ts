/** What the engine's modules find in a browser and Node does not have; imported before them. */

// Windows tell each other of their storage by it.
class StorageEventOfNode extends Event {
  constructor(type: string, change: { key: string | null; newValue: string | null }) {
    super(type)
    Object.assign(this, change)
  }
}

Object.assign(globalThis, { StorageEvent: StorageEventOfNode, location: new URL('http://127.0.0.1') })

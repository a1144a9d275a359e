/** Holds requests back until a journey lets them go. */
export function createHolds() {
  const held = new Map<string, Promise<void>>()
  return {
    /** Holds requests whose address contains this until the returned function is called. */
    hold: (part: string) => {
      let release: () => void = () => undefined
      held.set(part, new Promise<void>((resolve) => (release = resolve)))
      return () => {
        held.delete(part)
        release()
      }
    },
    /** Waits while this address is held. */
    untilReleased: async (address: string) => {
      for (const [part, released] of held) if (address.includes(part)) await released
    },
  }
}

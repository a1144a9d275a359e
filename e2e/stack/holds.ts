/** Holds requests back until a journey lets them go. */
export function createHolds() {
  const held = new Set<{ readonly part: string; readonly released: Promise<void> }>()
  return {
    /** Holds requests whose address contains this until the returned function is called. */
    hold: (part: string) => {
      let release: () => void = () => undefined
      const hold = { part, released: new Promise<void>((resolve) => (release = resolve)) }
      held.add(hold)
      return () => {
        held.delete(hold)
        release()
      }
    },
    /** Waits while this address is held. */
    untilReleased: async (address: string) => {
      for (const { part, released } of held) if (address.includes(part)) await released
    },
  }
}

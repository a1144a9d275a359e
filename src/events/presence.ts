/** Milliseconds after the last input for which somebody counts as present. */
export const absentMs = 900_000

const inputs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focus']
const options = { capture: true, passive: true }

/** Follows whether anybody is at this page; `untilPresent` waits for them where nobody is. */
export function followPresence() {
  let last = Date.now()
  let tell: () => void = () => undefined
  const onInput = () => {
    last = Date.now()
    tell()
  }
  for (const type of inputs) window.addEventListener(type, onInput, options)
  return {
    untilPresent: async () => {
      // A clock that has been set back says nothing of how long.
      if (Math.abs(Date.now() - last) >= absentMs) await new Promise<void>((resolve) => (tell = resolve))
    },
    stop: () => {
      for (const type of inputs) window.removeEventListener(type, onInput, options)
    },
  }
}

/** Milliseconds after the last key or press for which somebody counts as present. */
const attendedMs = 60_000

let lastInput = Date.now()
// In Node, where the calls are tested, there is no document.
if (typeof document === 'object')
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, () => (lastInput = Date.now()), true)

/**
 * A header for what nobody has asked for at the moment: our server does not prolong the session by it. Where the clock was set
 * back after the last input, nobody counts as present either.
 */
export const unattended = () => Math.abs(Date.now() - lastInput) > attendedMs && { 'X-Unattended': 'yes' }

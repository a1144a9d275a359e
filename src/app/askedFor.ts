import { signInPath } from '../config/paths'

/** The address in the browser's history entry that was requested before the sign-in, if it is a path of this console. */
export function askedFor(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' && /^\/[^/]/.test(from) ? from : undefined
}

/** Moves to the address of the sign-in. `keep`: the present address opens after the sign-in. */
export function moveToSignIn(keep: boolean) {
  const { pathname, search } = window.location
  if (pathname !== signInPath) window.history.replaceState(keep ? { from: pathname + search } : null, '', signInPath)
}

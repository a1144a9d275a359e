import { useEffect, useSyncExternalStore } from 'react'

type Answer = (leave: boolean) => void

const forms = new Set<object>()
const listeners = new Set<() => void>()
let open: Answer | undefined

// Registered only while something is unsaved: pages with this listener are not kept in the back/forward cache.
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function forget(form: object) {
  forms.delete(form)
  if (forms.size === 0) window.removeEventListener('beforeunload', warn)
}

/**
 * While `dirty`, leaving the page asks first: the browser on reload and closing, the console on its links and in
 * `mayLeave`. Back cannot be blocked without a data router, which would cost 14 kB; long forms keep drafts for that
 * case.
 */
export function useUnsaved(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return
    const form = {}
    forms.add(form)
    window.addEventListener('beforeunload', warn)
    return () => forget(form)
  }, [dirty])
}

export const hasUnsaved = () => forms.size > 0

/**
 * Whether the page may be left: at once when nothing is unsaved, else as the person answers. Call it before each
 * `navigate`.
 */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsaved()) return true
  const leave = await new Promise<boolean>((answer) => {
    open?.(false)
    show(answer)
  })
  // The person has agreed to lose it, so the browser need not ask again.
  if (leave) forms.forEach(forget)
  return leave
}

function show(answer: Answer | undefined) {
  open = answer
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The open question of `mayLeave`, for the one dialog that asks it. */
export function useLeaveQuestion() {
  return { answer: useSyncExternalStore(subscribe, () => open), close: () => show(undefined) }
}

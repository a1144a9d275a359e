import { useEffect, useSyncExternalStore } from 'react'

type Answer = (leave: boolean) => void

const forms = new Set<object>()
const listeners = new Set<() => void>()
let open: Answer | undefined

// Only while something can be lost: a page with such a listener is not kept for the way back.
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function forget(form: object) {
  forms.delete(form)
  if (forms.size === 0) window.removeEventListener('beforeunload', warn)
}

/**
 * While `dirty`, whoever is about to leave the page is asked first: by the browser on reload and closing, by the console on
 * its links and in `mayLeave`. Back cannot be stopped by a router without blockers, which would cost 14 kB: forms
 * in which much is typed keep drafts for that.
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

/** Whether the page may be left: at once when nothing would be lost, else as the person answers. Ask before each `navigate`. */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsaved()) return true
  const leave = await new Promise<boolean>((answer) => {
    open?.(false)
    show(answer)
  })
  // They agreed to lose it, so the browser need not ask them again.
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

/** The answer that `mayLeave` waits for, and the way to take its question from the screen; for the one dialog that asks. */
export function useLeaveQuestion() {
  return { answer: useSyncExternalStore(subscribe, () => open), close: () => show(undefined) }
}

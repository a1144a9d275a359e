import { useEffect, useSyncExternalStore } from 'react'

type Answer = (leave: boolean) => void

interface Unsaved {
  /** What the question says where nothing typed is lost. */
  words?: { title: string; text: string }
  /** It isn't lost by opening another page of the console, so only the browser asks. */
  isKeptInside?: boolean
}

const typed = { title: 'Leave without saving?', text: "What you typed on this page and didn't send will be lost." }

const forms = new Set<Unsaved>()
const listeners = new Set<() => void>()
let open: Answer | undefined

// Registered only while something is unsaved: pages with this listener are not kept in the back/forward cache.
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function forget(form: Unsaved) {
  forms.delete(form)
  if (forms.size === 0) window.removeEventListener('beforeunload', warn)
}

/** The same for what no form holds, until what it returns is called. */
export function keepUnsaved(form: Unsaved) {
  forms.add(form)
  window.addEventListener('beforeunload', warn)
  return () => forget(form)
}

/**
 * While `dirty`, leaving the page asks first: the browser on reload and closing, the console on its links and in
 * `mayLeave`. Back cannot be blocked without a data router, which would cost 14 kB; long forms keep drafts for that
 * case.
 */
export function useUnsaved(dirty: boolean) {
  useEffect(() => {
    if (dirty) return keepUnsaved({})
  }, [dirty])
}

export const hasUnsaved = () => forms.size > 0

const askedInside = () => [...forms].filter(({ isKeptInside }) => !isKeptInside)

/** Whether another page of the console would lose something. */
export const asksInside = () => askedInside().length > 0

/**
 * Whether the page may be left: at once when nothing is unsaved, else as the person answers. Call it before each
 * `navigate`.
 */
export async function mayLeave(): Promise<boolean> {
  if (!asksInside()) return true
  const leave = await new Promise<boolean>((answer) => {
    open?.(false)
    show(answer)
  })
  // The person has agreed to lose it, so the browser need not ask again.
  if (leave) askedInside().forEach(forget)
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
  const answer = useSyncExternalStore(subscribe, () => open)
  const [first] = askedInside().sort((one, other) => Number(!!one.words) - Number(!!other.words))
  return { answer, words: first?.words ?? typed, close: () => show(undefined) }
}

import { useSyncExternalStore } from 'react'

type Answer = (leave: boolean) => void

/** Something that leaving the page would lose; see `keepUnsaved`. */
export interface Unsaved {
  /** What the question says where nothing typed is lost. */
  words?: { title: string; text: string }
  /** It stays as a draft, which a sign-out deletes. */
  isDraft?: boolean
  /** It isn't lost by opening another page of the console, so only the browser asks. */
  isKeptInside?: boolean
}

const typed = { title: 'Leave without saving?', text: "What you typed on this page and didn't send will be lost." }

export const unsaved = new Set<Unsaved>()
const listeners = new Set<() => void>()
let open: Answer | undefined
let isSignOut = false

export const hasUnsaved = () => unsaved.size > 0

const askedInside = () => [...unsaved].filter(({ isKeptInside }) => !isKeptInside)

/** Whether another page of the console would lose something. */
export const asksInside = () => askedInside().length > 0

/**
 * Whether the page may be left: at once when nothing is unsaved, else as the person answers. Call it before each
 * `navigate` and each sign-out.
 */
export async function mayLeave(signsOut = false): Promise<boolean> {
  if (!asksInside()) return true
  const leave = await new Promise<boolean>((answer) => {
    open?.(false)
    isSignOut = signsOut
    show(answer)
  })
  // The person has agreed to lose it, so the browser need not ask again.
  if (leave) askedInside().forEach((work) => unsaved.delete(work))
  return leave
}

/** Takes an open question back when nothing is left to ask about: the page was left by Back, or what was typed was sent. */
export function dropQuestion() {
  if (!open || asksInside()) return
  open(false)
  show(undefined)
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
  const words = isSignOut && first?.isDraft ? typed : first?.words
  return { answer, words: words ?? typed, close: () => show(undefined) }
}

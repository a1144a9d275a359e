import { useSyncExternalStore } from 'react'
import { createListeners } from '../../shared/listeners'

type Answer = (leave: boolean) => void

/** What the question says. */
interface Words {
  title: string
  text: string
}

/** Something that leaving the page would lose; see `keepUnsaved`. */
export interface Unsaved {
  words: Words
  /** The same before a sign-out, which loses more. */
  atSignOut: Words
  /** It was typed and would be lost, so the question is about it first. */
  isTyped: boolean
  /** It isn't lost by opening another page of the console, so only the browser asks. */
  isKeptInside: boolean
}

export const unsaved = new Set<Unsaved>()
const [subscribe, tell] = createListeners()
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

/** Withdraws an open question when nothing is left to ask about: the page was left by Back, or the typed text was sent. */
export function dropQuestion() {
  if (!open || asksInside()) return
  open(false)
  show(undefined)
}

function show(answer: Answer | undefined) {
  open = answer
  tell()
}

/** The open question of `mayLeave`, for the one dialog that asks it. */
export function useLeaveQuestion() {
  const answer = useSyncExternalStore(subscribe, () => open)
  const [first] = askedInside().sort((one, other) => Number(other.isTyped) - Number(one.isTyped))
  return { answer, words: first?.[isSignOut ? 'atSignOut' : 'words'], close: () => show(undefined) }
}

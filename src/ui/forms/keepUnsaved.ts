import { useEffect } from 'react'
import { asksInside, dropQuestion, hasUnsaved, mayLeave, unsaved, type Unsaved } from './unsaved'

const typed = { title: 'Leave without saving?', text: "What you typed on this page and didn't send will be lost." }

interface Work {
  /** The words of the question, if no typed text is lost. */
  words?: Unsaved['words']
  /** It stays as a draft, which a sign-out deletes. */
  isDraft?: boolean
  isKeptInside?: boolean
}

/**
 * Until the returned function is called, leaving the page asks first: the browser on reload and closing, the console on its links
 * and in `mayLeave`. Back cannot be blocked without a data router, which would cost 14 kB; long forms keep drafts for that case.
 */
export function keepUnsaved({ words = typed, isDraft = false, isKeptInside = false }: Work = {}) {
  const work = { words, atSignOut: isDraft ? typed : words, isTyped: words === typed, isKeptInside }
  unsaved.add(work)
  // Only while something is unsaved: pages that listen to `beforeunload` are not kept in the back/forward cache.
  window.addEventListener('beforeunload', warn)
  // Capture phase: the router's link must not receive a click that has to wait.
  document.addEventListener('click', askFirst, true)
  return () => {
    unsaved.delete(work)
    dropQuestion()
    if (hasUnsaved()) return
    window.removeEventListener('beforeunload', warn)
    document.removeEventListener('click', askFirst, true)
  }
}

/** The same for a form, while it is dirty. */
export function useUnsaved(dirty: boolean, work?: Work) {
  useEffect(() => {
    if (dirty) return keepUnsaved(work)
  }, [dirty, work])
}

function warn(event: BeforeUnloadEvent) {
  if (hasUnsaved()) event.preventDefault()
}

function askFirst(event: MouseEvent) {
  if (!asksInside() || !isPlain(event) || !(event.target instanceof Element)) return
  const link = event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || staysHere(link)) return
  event.preventDefault()
  event.stopPropagation()
  void mayLeave().then((leave) => {
    if (leave) link.click()
  })
}

/** With a modifier key or another mouse button, a link opens in another tab or window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Links to other windows, downloads and anchors of this page; for another origin the browser asks. */
const staysHere = (link: HTMLAnchorElement) =>
  (link.target !== '' && link.target !== '_self') ||
  link.hasAttribute('download') ||
  link.origin !== window.location.origin ||
  link.pathname === window.location.pathname

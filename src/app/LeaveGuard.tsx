import { useEffect } from 'react'
import { overlayPart } from '../ui/lazyPart'
import { hasUnsaved, mayLeave, useLeaveQuestion } from '../ui/forms/unsaved'

const ConfirmDialog = overlayPart(
  () => import(/* webpackChunkName: "confirm" */ '../ui/dialogs/ConfirmDialog'),
  // What is typed here must not hang on a dialog that cannot be fetched.
  ({ title, text, onConfirm, onClose }) => {
    const isAgreed = window.confirm(`${title}\n\n${text}`)
    onClose()
    if (isAgreed) onConfirm()
  },
)

/** Asks before a link, or a button marked `data-leaves`, takes somebody away from what is not saved. */
export function LeaveGuard() {
  const { answer, close } = useLeaveQuestion()
  useEffect(() => {
    // Before any other listener: the router's link must not hear of a click that has to wait.
    document.addEventListener('click', askFirst, true)
    return () => document.removeEventListener('click', askFirst, true)
  }, [])
  if (!answer) return null
  return (
    <ConfirmDialog
      title="Leave without saving?"
      text="What you have typed on this page and not sent will be lost."
      verb="Leave"
      onConfirm={() => answer(true)}
      onClose={() => {
        close()
        // The dialog closes before it confirms.
        queueMicrotask(() => answer(false))
      }}
    />
  )
}

function askFirst(event: MouseEvent) {
  if (!hasUnsaved() || !isPlain(event) || !(event.target instanceof Element)) return
  const way = event.target.closest<HTMLElement>('a[href], [data-leaves]')
  if (!way || (way instanceof HTMLAnchorElement && staysHere(way))) return
  event.preventDefault()
  event.stopPropagation()
  void mayLeave().then((leave) => {
    if (leave) way.click()
  })
}

/** With a modifier or another button a link opens beside the page. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Other windows, other places of this page; the browser itself asks before another origin. */
const staysHere = (link: HTMLAnchorElement) =>
  (link.target !== '' && link.target !== '_self') ||
  link.hasAttribute('download') ||
  link.origin !== window.location.origin ||
  link.pathname === window.location.pathname

import { useEffect } from 'react'
import { overlayPart } from '../ui/lazyPart'
import { asksInside, mayLeave, useLeaveQuestion } from '../ui/forms/unsaved'

const ConfirmDialog = overlayPart(
  () => import(/* webpackChunkName: "confirm" */ '../ui/dialogs/ConfirmDialog'),
  // Without the code of the dialog the browser's own confirm asks, so that unsaved work is safe all the same.
  ({ title, text, onConfirm, onClose }) => {
    const isAgreed = window.confirm(`${title}\n\n${text}`)
    onClose()
    if (isAgreed) onConfirm()
  },
)

/** Asks before a link leaves a page with unsaved work; whatever else leaves calls `mayLeave`. */
export function LeaveGuard() {
  const { answer, words, close } = useLeaveQuestion()
  useEffect(() => {
    // Capture phase: the router's link must not receive a click that has to wait.
    document.addEventListener('click', askFirst, true)
    return () => document.removeEventListener('click', askFirst, true)
  }, [])
  if (!answer) return null
  return (
    <ConfirmDialog
      {...words}
      verb="Leave"
      danger
      onConfirm={() => answer(true)}
      onClose={() => {
        close()
        // ConfirmDialog calls onClose before onConfirm.
        queueMicrotask(() => answer(false))
      }}
    />
  )
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

/** Other windows, downloads and anchors of this page; before another origin the browser asks. */
const staysHere = (link: HTMLAnchorElement) =>
  (link.target !== '' && link.target !== '_self') ||
  link.hasAttribute('download') ||
  link.origin !== window.location.origin ||
  link.pathname === window.location.pathname

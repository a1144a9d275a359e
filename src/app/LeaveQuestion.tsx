import { overlayPart } from '../ui/lazyPart'
import { useLeaveQuestion } from '../ui/forms/unsaved'

const ConfirmDialog = overlayPart(
  () => import(/* webpackChunkName: "confirm" */ '../ui/dialogs/ConfirmDialog'),
  // Without the code of the dialog the browser's own confirm asks, so that unsaved work is safe all the same.
  ({ title, text, onConfirm, onClose }) => {
    const isAgreed = window.confirm(`${title}\n\n${text}`)
    onClose()
    if (isAgreed) onConfirm()
  },
)

/** The question of `mayLeave`, while one is open. */
export function LeaveQuestion() {
  const { answer, words, close } = useLeaveQuestion()
  if (!answer || !words) return null
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

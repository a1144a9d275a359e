import { Button } from './Button'
import { CopyIcon } from './icons'
import { notify } from './messages/notify'

interface CopyButtonProps {
  text: string
  /** What the text is: "Copy address". */
  what: string
  onCopied?: () => void
}

/** Puts the exact text on the clipboard. */
export function CopyButton({ text, what, onCopied }: CopyButtonProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        notify.success('Copied')
        onCopied?.()
      },
      () => notify.error('Your browser did not allow copying.'),
    )
  return (
    <Button variant="icon" aria-label={`Copy ${what}`} title={`Copy ${what}`} onClick={() => void copy()}>
      <CopyIcon />
    </Button>
  )
}

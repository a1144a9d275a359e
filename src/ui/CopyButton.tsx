import { Button } from './Button'
import { CopyIcon } from './icons'
import { notify } from './messages/notify'

interface CopyButtonProps {
  /** A function where the text still has to be made. */
  text: string | (() => Promise<string>)
  /** The noun for the text: "Copy address". */
  what: string
  onCopied?: () => void
}

/** Copies the exact text to the clipboard. */
export function CopyButton({ text, what, onCopied }: CopyButtonProps) {
  const copy = async () => {
    const copied = typeof text === 'string' ? text : await text()
    try {
      // Without https there is no clipboard at all.
      await navigator.clipboard.writeText(copied)
    } catch {
      return notify.error("Your browser didn't allow copying.")
    }
    notify.success('Copied')
    onCopied?.()
  }
  return (
    <Button variant="icon" aria-label={`Copy ${what}`} title={`Copy ${what}`} onClick={() => void copy()}>
      <CopyIcon />
    </Button>
  )
}

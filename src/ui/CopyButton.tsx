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
  const copy = async () =>
    navigator.clipboard.writeText(typeof text === 'string' ? text : await text()).then(
      () => {
        notify.success('Copied')
        onCopied?.()
      },
      () => notify.error("Your browser didn't allow copying."),
    )
  return (
    <Button variant="icon" aria-label={`Copy ${what}`} title={`Copy ${what}`} onClick={() => void copy()}>
      <CopyIcon />
    </Button>
  )
}

import { Button } from './Button'
import { CopyIcon } from './icons'
import { notify } from './notify'

/** Puts the exact text on the clipboard; `what` names it: "Copy address". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success('Copied'),
      () => notify.error('Your browser did not allow copying.'),
    )
  return (
    <Button look="icon" aria-label={`Copy ${what}`} title={`Copy ${what}`} onClick={() => void copy()}>
      <CopyIcon />
    </Button>
  )
}

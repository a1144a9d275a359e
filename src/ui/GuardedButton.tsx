import type { ComponentProps } from 'react'
import { Button } from './Button'
import { notify } from './messages/notify'

interface GuardedButtonProps extends ComponentProps<typeof Button> {
  /**
   * Why the button cannot be used now, as a sentence; undefined when it can. Reference the element that shows the sentence by
   * `aria-describedby`.
   */
  disabledReason: string | undefined
}

/** A button that stays focusable when it cannot be used, and says why when it is pressed. */
export function GuardedButton({ disabledReason, onClick, ...rest }: GuardedButtonProps) {
  if (disabledReason === undefined) return <Button {...rest} onClick={onClick} />
  return (
    <Button
      {...rest}
      aria-disabled
      onClick={(event) => {
        event.preventDefault()
        notify.info(disabledReason)
      }}
    />
  )
}

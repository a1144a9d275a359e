import type { ComponentProps } from 'react'
import { Button } from './Button'
import { notify } from './messages/notify'

interface GuardedButtonProps extends ComponentProps<typeof Button> {
  /** Why it cannot be used now, as a sentence; undefined when it can. Name what shows it by `aria-describedby`. */
  disabledReason: string | undefined
}

/** A button that keeps its name and its place among the keys while it is off, and says why to whoever presses it. */
export function GuardedButton({ disabledReason: notNow, onClick, ...rest }: GuardedButtonProps) {
  if (notNow === undefined) return <Button {...rest} onClick={onClick} />
  return (
    <Button
      {...rest}
      aria-disabled
      onClick={(event) => {
        event.preventDefault()
        notify.info(notNow)
      }}
    />
  )
}

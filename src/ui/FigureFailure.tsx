import { useState } from 'react'
import { Button } from './Button'

interface FigureFailureProps {
  /** No earlier figure is shown. */
  isMissing: boolean
  retry: () => PromiseLike<unknown>
}

/**
 * Says that the last read of a figure failed, with Try again. It is read out only if the figure is missing, and after each press:
 * the reads of a figure that is still shown may fail every minute.
 */
export function FigureFailure({ isMissing, retry }: FigureFailureProps) {
  const [presses, setPresses] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const press = async () => {
    setAsked(true)
    await retry()
    setAsked(false)
    setPresses(presses + 1)
  }
  return (
    <p>
      <span key={presses} role={isMissing || presses > 0 ? 'alert' : undefined}>
        {isMissing ? "Couldn't load." : 'May be out of date.'}
      </span>{' '}
      <Button loading={isAsked} onClick={() => void press()}>
        Try again
      </Button>
    </p>
  )
}

import type { ComponentProps } from 'react'
import { Button } from '../../ui/Button'

interface ReadingButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  isReading: boolean
  begin: () => void
  stop: () => void
}

/** Begins to read rows, and then stops that: one button for both, so that it keeps the focus. */
export const ReadingButton = ({ isReading, begin, stop, children, ...rest }: ReadingButtonProps) => (
  <Button
    {...rest}
    onClick={({ detail }) => {
      if (!isReading) begin()
      // The second press of a double click is still meant for the beginning.
      else if (detail < 2) stop()
    }}
  >
    {isReading ? 'Stop' : children}
  </Button>
)

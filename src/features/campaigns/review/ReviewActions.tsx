import styled from '@emotion/styled'
import { Button } from '../../../ui/Button'
import { isOpen, type Decision } from './reviewSlice'

interface ReviewActionsProps {
  decision: Decision | undefined
  approve: () => void
  skip: () => void
  deactivate: () => void
  previous: () => void
  next: () => void
}

/** The buttons for one campaign, each with its key. */
export function ReviewActions({ decision, approve, skip, deactivate, previous, next }: ReviewActionsProps) {
  const mayDecide = isOpen(decision)
  return (
    <Buttons role="group" aria-label="Decide">
      <Button variant="outlined" aria-label="Previous campaign" aria-keyshortcuts="ArrowLeft" onClick={previous}>
        ←
      </Button>
      <Button variant="outlined" aria-keyshortcuts="S" disabled={!mayDecide} onClick={skip}>
        Skip <kbd aria-hidden>S</kbd>
      </Button>
      {decision?.kind === 'approved' ? (
        <Button variant="danger" aria-keyshortcuts="D" onClick={deactivate}>
          Deactivate <kbd aria-hidden>D</kbd>
        </Button>
      ) : (
        <Button variant="primary" aria-keyshortcuts="A" disabled={!mayDecide} onClick={approve}>
          Approve <kbd aria-hidden>A</kbd>
        </Button>
      )}
      <Button variant="outlined" aria-label="Next campaign" aria-keyshortcuts="ArrowRight" onClick={next}>
        →
      </Button>
    </Buttons>
  )
}

const Buttons = styled.div({
  display: 'flex',
  gap: 8,
  '@media (max-width: 640px)': { flex: 1, '& .button-primary, & .button-danger': { flex: 1 } },
})

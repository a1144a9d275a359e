import styled from '@emotion/styled'
import { Button } from '../../../ui/Button'
import { pressed } from '../../../ui/pressed'
import { useKeyHints } from './useKeyHints'
import { isOpen, type Decision } from './decision'

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
  const hints = useKeyHints()
  const mayDecide = isOpen(decision)
  return (
    <Buttons role="group" aria-label="Decide">
      <Button variant="outlined" aria-label="Previous campaign" {...hints.of('ArrowLeft')} onClick={previous}>
        ←
      </Button>
      <Button variant="outlined" {...hints.of('S')} disabled={!mayDecide} onClick={skip}>
        Skip {hints.shown('S')}
      </Button>
      {decision?.kind === 'approved' ? (
        <Button variant="danger" {...hints.of('D')} {...pressed(deactivate)}>
          Deactivate {hints.shown('D')}
        </Button>
      ) : (
        <Button variant="primary" {...hints.of('A')} disabled={!mayDecide} {...pressed(approve)}>
          Approve {hints.shown('A')}
        </Button>
      )}
      <Button variant="outlined" aria-label="Next campaign" {...hints.of('ArrowRight')} onClick={next}>
        →
      </Button>
    </Buttons>
  )
}

const Buttons = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@media (max-width: 640px)': { flex: 1, '& .button-primary, & .button-danger': { flex: 1 } },
})

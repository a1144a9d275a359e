import styled from '@emotion/styled'
import { useId } from 'react'
import { nameInMessage } from '../../contract/nameInMessage'
import { Button } from '../../ui/Button'
import { pressed } from '../../ui/pressed'

interface ApproveQuestionProps {
  title: string
  onConfirm: () => void
  onCancel: () => void
}

/** The question before an approval, in place of the dialog's buttons. Cancel comes first and has the focus. */
export function ApproveQuestion({ title, onConfirm, onCancel }: ApproveQuestionProps) {
  const id = useId()
  return (
    <Question role="group" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <strong id={id}>{`Approve "${nameInMessage(title)}"?`}</strong>
      <p id={`${id}-text`}>
        The campaign can go live now. You can't undo an approval, but you can deactivate it later.
      </p>
      <div>
        <Button autoFocus {...pressed(onCancel)}>
          Cancel
        </Button>
        <Button variant="primary" {...pressed(onConfirm)}>
          Approve campaign
        </Button>
      </div>
    </Question>
  )
}

const Question = styled.div({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: 600 },
  '& p': { margin: '4px 0 12px', color: 'var(--quiet)' },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'end' },
})

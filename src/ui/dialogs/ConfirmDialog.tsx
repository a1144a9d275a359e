import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { Button } from '../Button'
import { MuiTheme } from '../MuiTheme'

interface ConfirmDialogProps {
  /** What will happen, as a question. */
  title: string
  /** What cannot be undone. */
  text: string
  /** The label of the button, for example "Approve campaign". */
  verb: string
  /** The label of the button that changes nothing. */
  cancel?: string
  /** It destroys something or cannot be undone. */
  danger?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an action that has no inverse. Cancel comes first and has the focus. */
export default function ConfirmDialog({
  title,
  text,
  verb,
  cancel = 'Cancel',
  danger = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId()
  return (
    <MuiTheme>
      <Dialog
        open
        onClose={onClose}
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        maxWidth="xs"
        fullWidth
        role="alertdialog"
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent id={`${id}-text`}>{text}</DialogContent>
        <DialogActions>
          <Button onClick={onClose} autoFocus>
            {cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={({ detail }) => {
              // The second click of a double click was meant for what has opened the question.
              if (detail > 1) return
              onClose()
              onConfirm()
            }}
          >
            {verb}
          </Button>
        </DialogActions>
      </Dialog>
    </MuiTheme>
  )
}

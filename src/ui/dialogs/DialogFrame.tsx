import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { useCompact } from '../media'
import { MuiTheme } from '../MuiTheme'

interface DialogFrameProps {
  title: string
  onClose: () => void
  maxWidth?: 'xs' | 'sm' | 'md'
  /** The buttons, Cancel or Close first. */
  actions: ReactNode
  children: ReactNode
}

/** The frame of the console's dialogs: title, content, buttons; full screen on compact screens. */
export function DialogFrame({ title, onClose, maxWidth = 'sm', actions, children }: DialogFrameProps) {
  const id = useId()
  const fullScreen = useCompact()
  return (
    <MuiTheme>
      <Dialog open onClose={onClose} fullScreen={fullScreen} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>{actions}</DialogActions>
      </Dialog>
    </MuiTheme>
  )
}

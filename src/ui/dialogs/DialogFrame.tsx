import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { useCompact } from '../media'
import { MuiTheme } from '../MuiTheme'

interface DialogFrameProps {
  /** What it shows or what will happen. */
  title: string
  onClose: () => void
  maxWidth?: 'xs' | 'sm' | 'md'
  /** Another dialog stands in its place; what is typed here stays. */
  hidden?: boolean
  /** The buttons; the safe choice first. */
  actions: ReactNode
  children: ReactNode
}

/** The frame of the console's dialogs: title, content, buttons; it fills a compact screen. */
export function DialogFrame({ title, onClose, maxWidth = 'sm', hidden = false, actions, children }: DialogFrameProps) {
  const id = useId()
  const fullScreen = useCompact()
  return (
    <MuiTheme>
      <Dialog
        open={!hidden}
        keepMounted
        onClose={onClose}
        fullScreen={fullScreen}
        fullWidth
        maxWidth={maxWidth}
        aria-labelledby={id}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>{actions}</DialogActions>
      </Dialog>
    </MuiTheme>
  )
}

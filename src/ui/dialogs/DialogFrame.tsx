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

/**
 * Lets Tab reach content that is higher than its room, so that the arrow keys scroll it: it may contain nothing else to press.
 */
function scrollable(content: HTMLElement | null) {
  if (!content) return
  const sizes = new ResizeObserver(() => {
    if (content.scrollHeight > content.clientHeight) content.tabIndex = 0
    else content.removeAttribute('tabindex')
  })
  sizes.observe(content)
  return () => sizes.disconnect()
}

/** The frame of the console's dialogs: title, content, buttons; full screen on compact screens. */
export function DialogFrame({ title, onClose, maxWidth = 'sm', actions, children }: DialogFrameProps) {
  const id = useId()
  const fullScreen = useCompact()
  return (
    <MuiTheme>
      <Dialog open onClose={onClose} fullScreen={fullScreen} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent ref={scrollable}>{children}</DialogContent>
        <DialogActions>{actions}</DialogActions>
      </Dialog>
    </MuiTheme>
  )
}

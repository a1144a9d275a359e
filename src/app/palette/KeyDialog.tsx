import type { Role } from '../../contract/roles'
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog'
import { Palette } from './Palette'

interface KeyDialogProps {
  dialog: 'palette' | 'shortcuts'
  role: Role
  open: (dialog: 'messages' | 'shortcuts') => void
  onClose: () => void
}

/** The dialogs that keys open, in one chunk: each chunk's name costs bytes in the shell. */
export default function KeyDialog({ dialog, role, open, onClose }: KeyDialogProps) {
  return dialog === 'palette' ? (
    <Palette role={role} open={open} onClose={onClose} />
  ) : (
    <ShortcutsDialog role={role} onClose={onClose} />
  )
}

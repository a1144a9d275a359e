import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { MuiTheme } from '../ui/MuiTheme'

/** The sidebar below 1024 px: slides in, and closes on navigation, Escape and a press outside. */
export default function NavDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <MuiTheme>
      <Drawer open onClose={onClose} slotProps={{ paper: { sx: { width: 240 }, 'aria-label': 'Menu' } }}>
        {children}
      </Drawer>
    </MuiTheme>
  )
}

import Drawer from '@mui/material/Drawer'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Button } from '../Button'
import { MuiTheme } from '../MuiTheme'

interface SideDrawerProps {
  title: string
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

/** A drawer at the right edge, over the page. */
export function SideDrawer({ title, isWide = false, onClose, children }: SideDrawerProps) {
  return (
    <MuiTheme>
      <Drawer
        open
        anchor="right"
        onClose={onClose}
        // Above the dialog from which it was opened. What is opened from the drawer comes later and so lies above it.
        sx={{ zIndex: 'modal' }}
        slotProps={{
          paper: { sx: { width: `min(${isWide ? 520 : 420}px, 100vw)` }, role: 'dialog', 'aria-label': title },
        }}
      >
        <Head>
          <h2>{title}</h2>
          <Button onClick={onClose}>Close</Button>
        </Head>
        {children}
      </Drawer>
    </MuiTheme>
  )
}

const Head = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 12px 12px 20px',
  borderBottom: '1px solid var(--border)',
  '& h2': { minWidth: 0, margin: 0, fontSize: 'calc(18rem / 14)', overflowWrap: 'anywhere' },
})

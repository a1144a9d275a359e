import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState, type RefObject } from 'react'
import type { RowAction } from './RowMenu'
import { MuiTheme } from '../../ui/MuiTheme'

interface RowMenuPopupProps {
  anchor: RefObject<HTMLElement | null>
  labelledBy: string
  actions: readonly RowAction[]
  onClose: () => void
}

export default function RowMenuPopup({ anchor, labelledBy, actions, onClose }: RowMenuPopupProps) {
  // As it was opened: a colleague's change must not make Activate of the Deactivate that somebody is about to press.
  const [offered] = useState(actions)
  return (
    <MuiTheme>
      <Menu
        open
        anchorEl={() => anchor.current}
        onClose={onClose}
        slotProps={{
          // The menu stands outside the landmarks of the page.
          root: { role: 'region', 'aria-labelledby': labelledBy },
          list: { 'aria-labelledby': labelledBy },
        }}
      >
        {offered.map(({ label, disabled, run }) => (
          <MenuItem
            key={label}
            disabled={disabled !== undefined}
            onClick={() => {
              onClose()
              run()
            }}
          >
            {label}
            {disabled && <small style={{ marginLeft: 8 }}>({disabled})</small>}
          </MenuItem>
        ))}
      </Menu>
    </MuiTheme>
  )
}

import styled from '@emotion/styled'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { use, type RefObject } from 'react'
import { roleLabels } from '../contract/roles'
import { densities, readDensity, setDensity, watchDensity } from '../session/density'
import type { Session } from '../session/sessionSlice'
import { readThemeMode, setThemeMode, themeModes, watchTheme } from '../session/themeMode'
import { CopyDiagnosticsContext } from '../ui/CopyDiagnostics'
import { MuiTheme } from '../ui/MuiTheme'
import { MenuChoice } from './MenuChoice'
import type { ShellDialog } from './shellDialog'
import { useLogout } from './useLogout'

interface AccountMenuProps {
  anchor: RefObject<HTMLElement | null>
  session: Session
  open: (dialog: ShellDialog) => void
  onClose: () => void
}

/** Who is signed in, how the console looks in this browser, what helps, and the way out. */
export default function AccountMenu({ anchor, session, open, onClose }: AccountMenuProps) {
  const { leaving, logOut } = useLogout()
  const copyDiagnostics = use(CopyDiagnosticsContext)
  return (
    <MuiTheme>
      <Menu
        open
        variant="menu"
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': 'Account' }, paper: { sx: { width: 264 } } }}
      >
        <Person role="none">
          <bdi>{session.name}</bdi>
          {session.email && <bdi>{session.email}</bdi>}
          <small>{roleLabels[session.role]}</small>
        </Person>
        <Divider component="li" />
        <MenuItem onClick={() => open('messages')}>Messages</MenuItem>
        <MenuItem onClick={() => open('shortcuts')}>Keyboard shortcuts</MenuItem>
        {copyDiagnostics && (
          <MenuItem
            onClick={() => {
              onClose()
              copyDiagnostics()
            }}
          >
            Copy diagnostics
          </MenuItem>
        )}
        <Divider component="li" />
        <MenuChoice label="Theme" choices={themeModes} read={readThemeMode} choose={setThemeMode} watch={watchTheme} />
        <MenuChoice label="Density" choices={densities} read={readDensity} choose={setDensity} watch={watchDensity} />
        <Divider component="li" />
        <MenuItem aria-disabled={leaving} onClick={logOut}>
          {leaving ? 'Logging out…' : 'Logout'}
        </MenuItem>
      </Menu>
    </MuiTheme>
  )
}

const Person = styled.li({
  display: 'grid',
  padding: '4px 16px 8px',
  overflowWrap: 'anywhere',
  '& bdi:first-of-type': { fontWeight: 600 },
  '& small, & bdi + bdi': { color: 'var(--quiet)', fontSize: 'calc(13rem / 14)' },
})

import type { ReactNode } from 'react'
import type { Session } from '../session/sessionSlice'
import { Button } from '../ui/Button'
import { MenuIcon, SearchIcon } from '../ui/icons'
import { AccountButton } from './AccountButton'
import type { ShellDialog } from './shellDialog'
import { paletteKeys } from './shortcuts/keys'

interface HeaderProps {
  title: string
  session: Session
  /** Opens the navigation drawer; undefined while the sidebar is visible. */
  onMenu: (() => void) | undefined
  dialog: ShellDialog | undefined
  open: (dialog: ShellDialog) => void
  onClose: () => void
  /** Shown before the signed-in person. */
  children: ReactNode
}

/** The top of every screen. While the page's title is scrolled out of view, the header repeats it for the eye only. */
export function Header({ title, session, onMenu, dialog, open, onClose, children }: HeaderProps) {
  return (
    <header className="header">
      {onMenu && (
        <Button variant="icon" aria-label="Open the menu" title="Menu" onClick={onMenu}>
          <MenuIcon />
        </Button>
      )}
      <strong aria-hidden>{title}</strong>
      <Button variant="outlined" aria-haspopup="dialog" title="Search" onClick={() => open('palette')}>
        <SearchIcon />
        <span className="icon-label">Search</span> <kbd className="icon-label">{paletteKeys()}</kbd>
      </Button>
      {children}
      <AccountButton session={session} isOpen={dialog === 'account'} open={open} onClose={onClose} />
    </header>
  )
}

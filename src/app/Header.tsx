import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { roleLabels } from '../contract/roles'
import { Button } from '../ui/Button'
import { MenuIcon } from '../ui/icons'
import type { Session } from '../session/sessionSlice'

interface HeaderProps {
  title: string
  session: Session
  /** Opens the navigation drawer; undefined while the sidebar is visible. */
  onMenu: (() => void) | undefined
  /** Shown between the title and the signed-in person. */
  children: ReactNode
}

export function Header({ title, session, onMenu, children }: HeaderProps) {
  return (
    <Bar>
      {onMenu && (
        <Button variant="icon" aria-label="Open the menu" onClick={onMenu}>
          <MenuIcon />
        </Button>
      )}
      <strong>{title}</strong>
      {children}
      <div>
        <bdi>{session.name}</bdi>
        <small>{roleLabels[session.role]}</small>
      </div>
    </Bar>
  )
}

const Bar = styled.header({
  position: 'sticky',
  zIndex: 10,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 64,
  padding: '0 clamp(16px, 3vw, 32px)',
  borderBottom: '1px solid var(--border)',
  background: 'var(--surface)',
  '& > strong': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > div:last-child': { display: 'grid', maxWidth: '30%', textAlign: 'right', lineHeight: 1.3 },
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 500 },
  '& small': { color: 'var(--quiet)', fontSize: 12 },
  '@media (max-width: 640px)': {
    gap: 8,
    padding: '0 8px',
    '& > strong': { minWidth: 48 },
    // "Connect wallet" breaks into two lines, to leave room for the title.
    '& > .button-outlined': { padding: '0 8px', fontSize: 13, lineHeight: 1.2, whiteSpace: 'normal' },
    '& > div:last-child': { minWidth: 0, fontSize: 13 },
    '& small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

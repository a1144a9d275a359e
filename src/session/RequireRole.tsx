import { useEffect, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate } from 'react-router-dom'
import { screenAccess, type Screen } from '../contract/endpoints'
import type { Role } from '../contract/roles'
import { notify } from '../ui/messages/notify'
import { selectSession } from './sessionSlice'

export const mayOpen = (role: Role, screen: Screen) => screenAccess[screen].some((allowed) => allowed === role)

interface RequireRoleProps {
  screen: Screen
  /** Where the link leads for a role that may not open the screen. */
  home: (role: Role) => string
  children: ReactNode
}

/**
 * Shows a screen only to roles that may open it. The server checks every call anyway; this only avoids a page without
 * data.
 */
export function RequireRole({ screen, home, children }: RequireRoleProps) {
  const session = useSelector(selectSession)
  if (session.status === 'signedOut') return null
  return mayOpen(session.role, screen) ? children : <Refused to={home(session.role)} />
}

function Refused({ to }: { to: string }) {
  useEffect(() => notify.error('Your role cannot open this page'), [])
  return <Navigate to={to} replace />
}

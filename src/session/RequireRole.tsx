import { useEffect, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { mayOpen, type Screen } from '../contract/endpoints'
import type { Role } from '../contract/roles'
import { notify } from '../ui/messages/notify'
import { selectSession } from './sessionSlice'

interface RequireRoleProps {
  screen: Screen
  /** The path of the page. The router accepts other spellings of it, "/users/" and "/Users", which nothing else knows. */
  path: string
  /** Where the link leads for a role that may not open the screen. */
  home: (role: Role) => string
  children: ReactNode
}

/**
 * Shows a screen only to roles that may open it. The server checks every call anyway; this only avoids a page without
 * data.
 */
export function RequireRole({ screen, path, home, children }: RequireRoleProps) {
  const session = useSelector(selectSession)
  const { pathname, search } = useLocation()
  if (session.status === 'signedOut') return null
  if (pathname !== path) return <Navigate to={path + search} replace />
  return mayOpen(session.role, screen) ? children : <Refused to={home(session.role)} />
}

function Refused({ to }: { to: string }) {
  useEffect(() => notify.error('Your role cannot open this page'), [])
  return <Navigate to={to} replace />
}

import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { signInPath } from '../config/paths'
import { selectSession, type Session } from './sessionSlice'

/** Shows the signed-in part of the console; everybody else goes to the sign-in, which remembers what was asked for. */
export function RequireSession({ children }: { children: (session: Session) => ReactNode }) {
  const session = useSelector(selectSession)
  const { pathname, search } = useLocation()
  if (session.status === 'signedOut')
    return <Navigate to={signInPath} replace state={session.resume ? { from: pathname + search } : null} />
  return children(session)
}

/** The address that was asked for before the sign-in, if it is one of ours. */
export function askedFor(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined
}

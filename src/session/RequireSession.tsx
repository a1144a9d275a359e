import { useLayoutEffect, useState, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { signInPath } from '../config/paths'
import { navigated, selectSession, type OpenSession } from './sessionSlice'

/**
 * Shows the signed-in part of the console. Anybody else is sent to the sign-in, which remembers the requested address.
 * A person who replaces another one starts at home, because the address was the other's.
 */
export function RequireSession({ children }: { children: (session: OpenSession) => ReactNode }) {
  const session = useSelector(selectSession)
  const [first] = useState(session)
  const dispatch = useDispatch()
  const location = useLocation()
  const { pathname, search } = location
  // Dispatched before the page's own effects, which send requests.
  useLayoutEffect(() => void dispatch(navigated()), [dispatch, location])
  if (session.status === 'signedOut')
    return <Navigate to={signInPath} replace state={session.resume ? { from: pathname + search } : null} />
  if (first.status !== 'signedOut' && first.key !== session.key) return <Navigate to={signInPath} replace />
  return children(session)
}

/** The address that was requested before the sign-in, if it is a path of this console. */
export function askedFor(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' && /^\/[^/]/.test(from) ? from : undefined
}

import { useLayoutEffect, useState, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { signInPath } from '../config/paths'
import { navigated, selectSession, type OpenSession } from './sessionSlice'

/**
 * Shows the signed-in part of the console; everybody else goes to the sign-in, which remembers what was asked for. Who takes
 * somebody else's place begins at home: the address was not asked for by them.
 */
export function RequireSession({ children }: { children: (session: OpenSession) => ReactNode }) {
  const session = useSelector(selectSession)
  const [first] = useState(session)
  const dispatch = useDispatch()
  const location = useLocation()
  const { pathname, search } = location
  // Before the effects of the page, which ask the server.
  useLayoutEffect(() => void dispatch(navigated()), [dispatch, location])
  if (session.status === 'signedOut')
    return <Navigate to={signInPath} replace state={session.resume ? { from: pathname + search } : null} />
  if (first.status !== 'signedOut' && first.key !== session.key) return <Navigate to={signInPath} replace />
  return children(session)
}

/** The address that was asked for before the sign-in, if it is one of ours. */
export function askedFor(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' && /^\/[^/]/.test(from) ? from : undefined
}

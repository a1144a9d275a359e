import { useLayoutEffect, useState, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { dropEarlyRequest } from '../api/earlyRequest'
import { signInPath } from '../config/paths'
import { navigated, selectSession, type OpenSession } from './sessionSlice'

/**
 * Shows the signed-in part of the console. A person who replaces another one starts at home, because the address was the
 * other's.
 */
export function RequireSession({ children }: { children: (session: OpenSession) => ReactNode }) {
  const session = useSelector(selectSession)
  const [first] = useState(session)
  const dispatch = useDispatch()
  const location = useLocation()
  // Before the page's own effects, which send requests.
  useLayoutEffect(() => {
    dispatch(navigated())
    return dropEarlyRequest
  }, [dispatch, location])
  if (session.status === 'signedOut') return null
  if (first.status !== 'signedOut' && first.key !== session.key) return <Navigate to={signInPath} replace />
  return children(session)
}

import { useSelector } from 'react-redux'
import type { Screen } from '../../contract/endpoints'
import { mayOpen } from '../../session/RequireRole'
import { selectSession } from '../../session/sessionSlice'

/** Which screens the person may open, and so what of them is shown here. */
export function useMaySee() {
  const session = useSelector(selectSession)
  return (screen: Screen) => session.status !== 'signedOut' && mayOpen(session.role, screen)
}

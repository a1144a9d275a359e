import { useSelector } from 'react-redux'
import { mayOpen, type Screen } from '../../contract/endpoints'
import { selectSession } from '../../session/sessionSlice'

/** Which screens the person may open, and so whose data is shown here. */
export function useMaySee() {
  const session = useSelector(selectSession)
  return (screen: Screen) => session.status !== 'signedOut' && mayOpen(session.role, screen)
}

import { useDispatch, useSelector } from 'react-redux'
import { selectIsLeaving, signOutRequested } from '../session/sessionSlice'
import { mayLeave } from '../ui/forms/unsaved'

/** Logs out, after a question where work is unsaved; `leaving` until the session has ended. */
export function useLogout() {
  const dispatch = useDispatch()
  const leaving = useSelector(selectIsLeaving)
  const logOut = async () => {
    if (!leaving && (await mayLeave(true))) dispatch(signOutRequested())
  }
  return { leaving, logOut: () => void logOut() }
}

import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { signOutRequested } from '../session/sessionSlice'
import { mayLeave } from '../ui/forms/unsaved'

/** Logs out, after a question where work is unsaved; `leaving` until the session has ended. */
export function useLogout() {
  const dispatch = useDispatch()
  const [leaving, setLeaving] = useState(false)
  const logOut = async () => {
    if (leaving || !(await mayLeave())) return
    setLeaving(true)
    dispatch(signOutRequested())
  }
  return { leaving, logOut: () => void logOut() }
}

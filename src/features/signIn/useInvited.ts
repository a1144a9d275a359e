import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { statusOf } from '../../api/errors'
import { invitationApi } from '../../api/invitationApi'
import type { ApiDispatch } from '../../api/send'
import type { Invited } from '../../contract/entities'

/** `over`: used or expired. Undefined: unknown, because the server does not tell or could not be asked. */
type Asked = Invited | 'asking' | 'over' | undefined

/** Asks the server whom an invitation is for; the token stays out of the store. */
export function useInvited(invitation: string): Asked {
  const dispatch = useDispatch<ApiDispatch>()
  const [asked, setAsked] = useState<Asked>('asking')
  useEffect(() => {
    let isLeft = false
    const ask = async () => {
      const call = invitationApi.endpoints.invitation.initiate({ invitation }, { track: false })
      const { data, error } = await dispatch(call)
      if (isLeft) return
      setAsked(statusOf(error) === 410 ? 'over' : data?.email ? data : undefined)
    }
    void ask()
    return () => {
      isLeft = true
    }
  }, [dispatch, invitation])
  return asked
}

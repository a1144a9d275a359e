import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { adminApi } from '../../api/adminApi'
import type { MaybeInvitation } from '../../contract/entities'
import type { CreateAdmin } from '../../contract/requests'
import { errorText, isOutcomeUnknown, requestIdOf } from '../../api/errors'
import type { ApiDispatch } from '../../api/send'
import { listTag } from '../../api/tags'
import { notify } from '../../ui/messages/notify'
import { forgetAdminDraft } from './adminForm'

/** A new account with the one-time invitation of its holder, where the server makes one. */
export type CreatedAdmin = CreateAdmin & MaybeInvitation

/**
 * Creates an admin, once, and tells how that ended. `mayExist` is the e-mail of an account of which nobody knows whether it
 * was created. The invitation is a secret that is shown once: it stands in the component, never in the store.
 */
export function useCreateAdmin() {
  const dispatch = useDispatch<ApiDispatch>()
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<CreatedAdmin>()
  const [mayExist, setMayExist] = useState<string>()
  const busy = useRef(false)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => void (gone.current = true)
  }, [])

  const create = async (admin: CreateAdmin) => {
    if (busy.current) return
    busy.current = true
    setCreating(true)
    const { data, error } = await dispatch(adminApi.endpoints.createAdmin.initiate(admin, { track: false }))
    busy.current = false
    setCreating(false)
    setMayExist(undefined)
    if (data) {
      const { message, ...invitation } = data
      forgetAdminDraft()
      setCreated({ ...admin, ...invitation })
      if (!gone.current || !invitation.invitation) return notify.success(message || `${admin.email} was created`)
      notify.error(
        `${admin.email} was created, but nobody saw the invitation link. Delete the account and create it again.`,
      )
    } else if (isOutcomeUnknown(error)) {
      setMayExist(admin.email)
      dispatch(adminApi.util.invalidateTags([listTag('AdminUser')]))
      notify.error(
        'The answer was lost, so nobody knows whether the admin was created. The list is read again.',
        requestIdOf(error),
      )
    } else notify.error(errorText(error), requestIdOf(error))
  }
  return { create, creating, created, mayExist }
}

import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { adminApi } from '../api/adminApi'
import { selectMissing } from '../session/missing'
import type { ApiDispatch } from '../api/send'
import type { User } from '../contract/entities'
import { findRow } from '../lists/rows/findRow'

/**
 * A user whom the lists have found. After a change all of a list is read again, which may take minutes, and until then its rows
 * are those from before; so the row is looked for alone. It is shown until the list brings another.
 */
export function useUserNow(user: User, refetch: () => unknown) {
  const dispatch = useDispatch<ApiDispatch>()
  const isFromLists = useSelector(selectMissing).dossier ?? false
  const [read, setRead] = useState<{ from: User; now?: User }>()
  const own = read?.from === user ? read : undefined
  const readAgain = async () => {
    // After a change RTK Query reads again when no other call to the server is pending; one may take twenty seconds.
    if (!isFromLists) return void refetch()
    setRead({ from: user })
    const { data } = await dispatch(findRow(adminApi.endpoints.users, { id: user.id, text: user.email }))
    setRead((last) => (last?.from === user ? { from: user, now: data ?? user } : last))
  }
  return { now: own?.now ?? user, isReading: own !== undefined && !own.now, readAgain: () => void readAgain() }
}

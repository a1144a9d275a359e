import { use } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { User } from '../../contract/entities'
import { ListRequestContext } from '../../lists/listRequest'
import { RowMenu } from '../../lists/table/RowMenu'
import { userChanges } from './userChanges'

/** The menu of a user: Activate or Deactivate. */
export function UserMenu({ user: { id, email, is_active } }: { user: User }) {
  const dispatch = useDispatch()
  const busy = useSelector(userChanges.selectBusy).includes(id)
  const request = use(ListRequestContext)
  const action = is_active ? 'deactivate' : 'activate'
  return (
    <RowMenu
      name={email || `user ${id}`}
      busy={busy}
      actions={[
        {
          label: is_active ? 'Deactivate' : 'Activate',
          run: () => dispatch(userChanges.changeRequested({ id, text: email, action, request })),
        },
      ]}
    />
  )
}

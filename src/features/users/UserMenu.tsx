import type { User } from '../../contract/entities'
import { useRowChange } from '../../lists/changes/useRowChange'
import { RowMenu } from '../../lists/table/RowMenu'
import { userChanges, userRows } from './userChanges'

/** The menu of a user: Activate or Deactivate. */
export function UserMenu({ user }: { user: User }) {
  const { busy, change } = useRowChange(userChanges, user)
  const action = user.is_active
    ? { label: 'Deactivate', run: () => change('deactivate') }
    : { label: 'Activate', run: () => change('activate') }
  return <RowMenu row={user} name={userRows.nameOf(user)} busy={busy} actions={[action]} />
}

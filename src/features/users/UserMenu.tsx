import type { User } from '../../contract/entities'
import { activation, activationOf } from '../../lists/changes/activation'
import { useRowChange } from '../../lists/changes/useRowChange'
import { RowMenu } from '../../lists/table/RowMenu'
import { userChanges, userRows } from './userChanges'

/** The menu of a user: Activate or Deactivate. */
export function UserMenu({ user }: { user: User }) {
  const { busy, change } = useRowChange(userChanges, user)
  const action = activationOf(user)
  const item = { label: activation.verbs[action], run: () => change(action) }
  return <RowMenu row={user} name={userRows.nameOf(user)} busy={busy} actions={[item]} />
}

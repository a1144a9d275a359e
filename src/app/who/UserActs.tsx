import type { User } from '../../contract/entities'
import { userChanges, userRows } from '../../features/users/userChanges'
import { useRowChange } from '../../lists/changes/useRowChange'
import { Button } from '../../ui/Button'
import { WithFeature } from './WithFeature'

/** Activates or deactivates a user as the list's menu does, with the same message and Undo. */
export function UserActs({ user }: { user: User }) {
  return (
    <WithFeature screen="users">
      <Toggle user={user} />
    </WithFeature>
  )
}

function Toggle({ user }: { user: User }) {
  const { busy, change } = useRowChange(userChanges, user)
  const [label, action] = user.is_active ? (['Deactivate', 'deactivate'] as const) : (['Activate', 'activate'] as const)
  return (
    <Button
      variant="outlined"
      loading={busy}
      aria-label={`${label} ${userRows.nameOf(user)}`}
      onClick={() => change(action)}
    >
      {label}
    </Button>
  )
}

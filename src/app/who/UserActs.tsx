import { useEffect, useEffectEvent, useRef } from 'react'
import type { UserActsProps } from '../../dossier/Person'
import { userChanges, userRows } from '../../features/users/userChanges'
import { activation, activationOf } from '../../lists/changes/activation'
import { useRowChange } from '../../lists/changes/useRowChange'
import { Button } from '../../ui/Button'
import { pressed } from '../../ui/pressed'
import { WithFeature } from './WithFeature'

/** Activates or deactivates a user as the list's menu does, with the same message and Undo. */
export function UserActs(props: UserActsProps) {
  return (
    <WithFeature screen="users">
      <Toggle {...props} />
    </WithFeature>
  )
}

function Toggle({ user, isReading, onEnded }: UserActsProps) {
  const { busy, change } = useRowChange(userChanges, user)
  const wasBusy = useRef(false)
  const end = useEffectEvent(onEnded)
  useEffect(() => {
    if (wasBusy.current && !busy) end()
    wasBusy.current = busy
  }, [busy])
  const action = activationOf(user)
  const label = activation.verbs[action]
  return (
    <Button
      variant="outlined"
      loading={busy || isReading}
      aria-label={`${label} ${userRows.nameOf(user)}`}
      {...pressed(() => change(action))}
    >
      {label}
    </Button>
  )
}

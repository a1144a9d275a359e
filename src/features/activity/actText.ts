import { activityWords, isActivityAction } from '../../contract/activity'
import type { Activity } from '../../contract/entities'
import { isRole, roleLabels } from '../../contract/roles'

/** What was done, or only tried; an unknown action is shown as the server sends it. */
export function actText({ action, outcome }: Pick<Activity, 'action' | 'outcome'>): string {
  if (!isActivityAction(action)) return action || '-'
  const [done, tried] = activityWords[action]
  return outcome === 'done' ? done : `Tried to ${tried}`
}

/** The role of the actor; empty when there was none. */
export const roleText = ({ role }: Pick<Activity, 'role'>) => (isRole(role) ? roleLabels[role] : role)

import { activityActions, type ActivityAction } from '../../contract/activity'
import type { Activity } from '../../contract/entities'
import { isRole, roleLabels } from '../../contract/roles'

/** Each action in words: as done, and after "Tried to". */
const sentences: Readonly<Record<ActivityAction, readonly [done: string, tried: string]>> = {
  login: ['Signed in', 'sign in'],
  loginThrottled: ['Signed in too often', 'sign in too often'],
  logout: ['Signed out', 'sign out'],
  register: ['Accepted an invitation', 'accept an invitation'],
  toggleUser: ['Switched a user on or off', 'switch a user on or off'],
  setCanRedeem: ['Let users redeem points', 'let users redeem points'],
  createAdmin: ['Created an admin', 'create an admin'],
  toggleAdmin: ['Switched an admin on or off', 'switch an admin on or off'],
  deleteAdmin: ['Deleted an admin', 'delete an admin'],
  createTask: ['Uploaded a task', 'upload a task'],
  toggleTask: ['Switched a task on or off', 'switch a task on or off'],
  toggleCampaign: ['Switched a campaign on or off', 'switch a campaign on or off'],
  approveCampaign: ['Approved a campaign', 'approve a campaign'],
  updateSetting: ['Changed a setting', 'change a setting'],
  read: ['Read something', 'read something'],
  inviteSuperAdmin: ['Invited a super-admin', 'invite a super-admin'],
  endSessions: ['Ended sessions', 'end sessions'],
  restoreBackup: ['Restored a backup', 'restore a backup'],
  serverStart: ['Began to serve', 'begin to serve'],
  serverStop: ['Stopped in order', 'stop in order'],
}

const isKnown = (action: string): action is ActivityAction => activityActions.some((known) => known === action)

/** What was done, or only tried; an unknown action is shown as the server sends it. */
export function actText({ action, outcome }: Pick<Activity, 'action' | 'outcome'>): string {
  if (!isKnown(action)) return action || '-'
  const [done, tried] = sentences[action]
  return outcome === 'done' ? done : `Tried to ${tried}`
}

/** The role of the actor; empty when there was none. */
export const roleText = ({ role }: Pick<Activity, 'role'>) => (isRole(role) ? roleLabels[role] : role)

import { isKeyOf, keysOf } from './keysOf'

/**
 * The acts that the audit records, and what each is called where nothing more is known of it: once it is done, and after "Tried to". Most are named after the
 * endpoint that did them; beside those the server records sign-ins that were stopped after too many failures, what operators do
 * on the command line, and its own start and end; `read` is a reading that was refused.
 */
export const activityWords = {
  login: ['Signed in', 'sign in'],
  loginThrottled: ['Blocked after too many failed sign-ins', 'sign in after too many failures'],
  logout: ['Signed out', 'sign out'],
  register: ['Accepted an invitation', 'accept an invitation'],
  toggleUser: ['Activated or deactivated a user', 'activate or deactivate a user'],
  setCanRedeem: ['Let users redeem points', 'let users redeem points'],
  createAdmin: ['Created an admin', 'create an admin'],
  toggleAdmin: ['Activated or deactivated an admin', 'activate or deactivate an admin'],
  deleteAdmin: ['Deleted an admin', 'delete an admin'],
  createTask: ['Uploaded a task', 'upload a task'],
  toggleTask: ['Activated or deactivated a task', 'activate or deactivate a task'],
  taskThumbnail: ['Added a thumbnail to a task', 'add a thumbnail to a task'],
  toggleCampaign: ['Activated or deactivated a campaign', 'activate or deactivate a campaign'],
  approveCampaign: ['Approved a campaign', 'approve a campaign'],
  campaignThumbnail: ['Added a thumbnail to a campaign', 'add a thumbnail to a campaign'],
  updateSetting: ['Changed a setting', 'change a setting'],
  read: ['Opened restricted data', 'open restricted data'],
  inviteSuperAdmin: ['Invited a super-admin', 'invite a super-admin'],
  endSessions: ['Ended sessions', 'end sessions'],
  restoreBackup: ['Restored a backup', 'restore a backup'],
  serverStart: ['Server started', 'start the server'],
  serverStop: ['Server stopped', 'stop the server'],
} as const satisfies Readonly<Record<string, readonly [done: string, tried: string]>>

export type ActivityAction = keyof typeof activityWords

export const isActivityAction = (text: string): text is ActivityAction => isKeyOf(activityWords, text)

export const activityActions = keysOf(activityWords)

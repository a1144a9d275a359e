/**
 * The acts that the audit records, and what each is called: once it is done, and after "Tried to". Most are named after the
 * endpoint that did them; beside those the server records sign-ins that were stopped after too many failures, what operators do
 * on the command line, and its own start and end; `read` is a reading that was refused.
 */
export const activityWords = {
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
} as const satisfies Readonly<Record<string, readonly [done: string, tried: string]>>

export type ActivityAction = keyof typeof activityWords

export const isActivityAction = (text: string): text is ActivityAction => Object.hasOwn(activityWords, text)

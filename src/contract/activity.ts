/**
 * The actions in the audit. Most are named after their endpoint; the others are sign-ins that were stopped after too many
 * failures, what operators do on the command line, and the server's own start and stop; `read` is a refused read.
 */
export const activityActions = [
  'login',
  'loginThrottled',
  'logout',
  'register',
  'toggleUser',
  'setCanRedeem',
  'createAdmin',
  'toggleAdmin',
  'deleteAdmin',
  'createTask',
  'toggleTask',
  'toggleCampaign',
  'approveCampaign',
  'updateSetting',
  'read',
  'inviteSuperAdmin',
  'endSessions',
  'restoreBackup',
  'serverStart',
  'serverStop',
] as const

export type ActivityAction = (typeof activityActions)[number]

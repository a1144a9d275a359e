/**
 * What the audit tells of. Most acts are named after the endpoint that did them; beside those the server tells of sign-ins that
 * were stopped after too many failures, of what operators do on the command line, and of its own start and end; `read` is a
 * reading that was refused.
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

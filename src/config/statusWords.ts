// What people read for the statuses of rows. A word that is changed here changes on every screen.

/** Of users, admins and tasks. */
export const activityLabels = { active: 'Active', inactive: 'Inactive' } as const

export const campaignLabels = {
  waiting: 'Waiting Approval',
  active: activityLabels.active,
  expiring: 'About to expire',
  inactive: activityLabels.inactive,
  expired: 'Expired',
} as const

/** The status of a campaign as the compact cards say it. */
export const compactCampaignLabels = {
  waiting: campaignLabels.waiting,
  active: 'active',
  approved: 'approved',
  expired: 'expired',
} as const

export const assetLabels = { tracking: 'tracking', completed: 'completed' } as const

/** How an act of the audit ended. */
export const outcomeLabels = { done: 'Done', refused: 'Refused' } as const

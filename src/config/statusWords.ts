// The words for statuses of rows. A word that is changed here changes on every screen.

/** For users, admins and tasks. */
export const activeLabels = { active: 'Active', inactive: 'Inactive' } as const

export const campaignLabels = {
  waiting: 'Waiting Approval',
  active: activeLabels.active,
  expiring: 'About to expire',
  inactive: activeLabels.inactive,
  expired: 'Expired',
} as const

/** The words for a campaign's status on cards. */
export const compactCampaignLabels = {
  waiting: campaignLabels.waiting,
  active: 'active',
  approved: 'approved',
  expired: 'expired',
} as const

export const assetLabels = { tracking: 'tracking', completed: 'completed' } as const

/** The words for the outcome of an audited action. */
export const outcomeLabels = { done: 'Done', refused: 'Refused' } as const

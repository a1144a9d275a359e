/** What lists call rows that are switched on or off. */
export const activityLabels = { active: 'Active', inactive: 'Inactive' } as const

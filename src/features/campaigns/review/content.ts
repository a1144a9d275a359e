import type { Campaign } from '../../../contract/entities'

/** What staff decide on. */
const decisive = ['title', 'description', 'media_url', 'website_url', 'amount', 'duration'] as const

/** Whether two readings of a campaign show the same. */
export const isSameContent = (one: Campaign, other: Campaign) => decisive.every((name) => one[name] === other[name])

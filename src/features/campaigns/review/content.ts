import type { Campaign } from '../../../contract/entities'
import { isSameField } from '../../../shared/isSameField'

/** What staff decide on. */
const decisive = ['title', 'description', 'media_url', 'website_url', 'amount', 'duration'] as const

/** These fields of a campaign as plain data: an approval carries them, so that it counts for no other content. */
export const contentOf = (campaign: Campaign) => Object.fromEntries(decisive.map((name) => [name, campaign[name]]))

/** Whether two versions of a campaign show the same content. */
export const isSameContent = (one: Campaign, other: Campaign) =>
  decisive.every((name) => isSameField(name, one[name], other[name]))

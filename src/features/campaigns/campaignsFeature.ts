import { CampaignsPage } from './CampaignsPage'
import { campaignChanges } from './campaignChanges'

/** What the application adds when somebody opens the campaigns. */
export const feature = { name: 'campaigns', Page: CampaignsPage, ...campaignChanges.domain }

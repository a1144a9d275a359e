import { CampaignsPage } from './CampaignsPage'
import { campaignChanges } from './campaignChanges'

export const feature = { name: 'campaigns', Page: CampaignsPage, ...campaignChanges.domain }

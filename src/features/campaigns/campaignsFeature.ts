import { CampaignsPage } from './CampaignsPage'
import { campaignChangesDomain } from './campaignChanges'

export const feature = { name: 'campaignsPage', Page: CampaignsPage, parts: [campaignChangesDomain] }

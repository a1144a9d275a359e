import { CampaignsPage } from './CampaignsPage'
import { campaignsSaga } from './campaignsSaga'
import { campaignsSlice } from './campaignsSlice'

/** What the application adds when somebody opens the campaigns. */
export const feature = { name: 'campaigns', Page: CampaignsPage, slice: campaignsSlice, saga: campaignsSaga }

import { CampaignsPage } from '../../features/campaigns/CampaignsPage'
import { drawEarly } from '../drawEarly'

void drawEarly(CampaignsPage)

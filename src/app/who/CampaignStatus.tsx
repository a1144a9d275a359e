import type { NamingCampaign } from '../../contract/dossier'
import { statusLabel, statusTone } from '../../features/campaigns/campaignStatus'
import { StatusChip } from '../../ui/StatusChip'

export const CampaignStatus = ({ campaign }: { campaign: NamingCampaign }) => (
  <StatusChip tone={statusTone(campaign)} label={statusLabel(campaign)} />
)

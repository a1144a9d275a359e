import type { NamingCampaign } from '../../contract/dossier'
import { campaignStatus } from '../../features/campaigns/campaignStatus'
import { StatusChip } from '../../ui/StatusChip'

export function CampaignStatus({ campaign }: { campaign: NamingCampaign }) {
  const { tone, label } = campaignStatus(campaign)
  return <StatusChip tone={tone} label={label} />
}

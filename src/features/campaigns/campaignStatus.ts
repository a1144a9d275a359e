import { dayMs } from '../../contract/days'
import type { Campaign } from '../../contract/entities'
import { expiringDays } from '../../contract/paging'
import { campaignLabels, compactCampaignLabels } from '../../config/statusWords'
import { activationOf, type Activation } from '../../lists/changes/activation'
import type { StatusTone } from '../../ui/StatusChip'

type Flags = Pick<Campaign, 'is_active' | 'is_approved' | 'is_expired'>

/** The actions on a campaign; each is one endpoint. */
export type CampaignAction = 'approve' | Activation

/** The status in tables. */
export function statusLabel({ is_active, is_approved, is_expired }: Flags): string {
  if (is_active) return campaignLabels.active
  if (is_expired) return campaignLabels.expired
  return is_approved ? campaignLabels.inactive : campaignLabels.waiting
}

/**
 * Whether a campaign matches a status filter of the list. `isClaimed`: the server says that it has filtered; its clock is the
 * right one.
 */
export function hasStatus(
  campaign: Flags & Pick<Campaign, 'expires_at'>,
  status: string | undefined,
  isClaimed = false,
): boolean {
  if (status === undefined) return true
  const { is_active, is_expired, expires_at } = campaign
  if (status === 'expiring')
    return is_active && !is_expired && (isClaimed || Date.parse(expires_at) <= Date.now() + expiringDays * dayMs)
  return Object.entries(campaignLabels).some(([name, label]) => name === status && label === statusLabel(campaign))
}

/** Whether it waits for its approval. */
export const isWaiting = (campaign: Flags) => statusLabel(campaign) === campaignLabels.waiting

/** The status on cards. */
export function compactStatusLabel({ is_active, is_approved, is_expired }: Flags): string {
  if (is_expired) return compactCampaignLabels.expired
  if (is_active) return compactCampaignLabels.active
  return is_approved ? compactCampaignLabels.approved : compactCampaignLabels.waiting
}

/** The chip of the status in tables. */
export function campaignStatus(campaign: Flags): { tone: StatusTone; label: string; hint: string | undefined } {
  const { is_active, is_approved, is_expired } = campaign
  return {
    tone: is_active ? 'good' : is_approved || is_expired ? 'idle' : 'waiting',
    label: statusLabel(campaign),
    hint: is_active && is_expired ? "Expired: it can't be changed anymore" : undefined,
  }
}

/** Whether an action is possible. An active campaign can be deactivated even before it is approved. */
export function allows({ is_active, is_approved, is_expired }: Flags, action: CampaignAction): boolean {
  if (is_expired) return false
  if (action === 'approve') return !is_approved
  return action === 'deactivate' ? is_active : is_approved && !is_active
}

/** The action offered in the campaign's dialog; undefined once it has expired. */
export function actionFor(campaign: Flags): CampaignAction | undefined {
  if (campaign.is_expired) return undefined
  return campaign.is_approved ? activationOf(campaign) : 'approve'
}

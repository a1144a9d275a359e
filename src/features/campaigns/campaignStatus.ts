import { dayMs } from '../../contract/days'
import type { Campaign } from '../../contract/entities'
import { expiringDays } from '../../contract/paging'
import type { StatusTone } from '../../ui/StatusChip'

type Flags = Pick<Campaign, 'is_active' | 'is_approved' | 'is_expired'>

/** What staff can do with a campaign; each is one call to the server. */
export type CampaignAction = 'approve' | 'activate' | 'deactivate'

/** The statuses the list can be narrowed to. */
export const statusLabels = {
  waiting: 'Waiting Approval',
  active: 'Active',
  expiring: 'About to expire',
  inactive: 'Inactive',
  expired: 'Expired',
} as const

/** The status as the table says it. */
export function statusLabel({ is_active, is_approved, is_expired }: Flags): string {
  if (is_active) return statusLabels.active
  if (is_expired) return statusLabels.expired
  return is_approved ? statusLabels.inactive : statusLabels.waiting
}

/** Whether a campaign is of a status that the list can be narrowed to. */
export function hasStatus(campaign: Flags & Pick<Campaign, 'expires_at'>, status: string | undefined): boolean {
  if (status === undefined) return true
  const { is_active, is_expired, expires_at } = campaign
  if (status === 'expiring')
    return is_active && !is_expired && Date.parse(expires_at) <= Date.now() + expiringDays * dayMs
  return Object.entries(statusLabels).some(([name, label]) => name === status && label === statusLabel(campaign))
}

/** The status as the compact cards say it. */
export function compactStatusLabel({ is_active, is_approved, is_expired }: Flags): string {
  if (is_expired) return 'expired'
  if (is_active) return 'active'
  return is_approved ? 'approved' : 'Waiting Approval'
}

export function statusTone({ is_active, is_approved, is_expired }: Flags): StatusTone {
  if (is_active) return 'good'
  return is_approved || is_expired ? 'idle' : 'waiting'
}

/** Why an active campaign cannot be changed, if it cannot. */
export const expiredHint = ({ is_active, is_expired }: Flags) =>
  is_active && is_expired ? 'Expired: it can no longer be changed' : undefined

/** Whether an action changes a campaign as it is. What is active can be deactivated, also before anybody has approved it. */
export function allows({ is_active, is_approved, is_expired }: Flags, action: CampaignAction): boolean {
  if (is_expired) return false
  if (action === 'approve') return !is_approved
  return action === 'deactivate' ? is_active : is_approved && !is_active
}

/** The one action of the open campaign; undefined once it has expired. */
export function actionFor({ is_active, is_approved, is_expired }: Flags): CampaignAction | undefined {
  if (is_expired) return undefined
  if (!is_approved) return 'approve'
  return is_active ? 'deactivate' : 'activate'
}

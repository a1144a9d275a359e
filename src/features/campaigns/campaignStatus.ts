import type { Campaign } from '../../api/contract/entities'
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

/** The one action that a campaign's state allows; undefined once it has expired. */
export function actionFor({ is_active, is_approved, is_expired }: Flags): CampaignAction | undefined {
  if (is_expired) return undefined
  if (!is_approved) return 'approve'
  return is_active ? 'deactivate' : 'activate'
}

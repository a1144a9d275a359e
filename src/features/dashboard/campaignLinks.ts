import { dayMs } from '../../contract/days'
import type { Campaign } from '../../contract/entities'
import { expiringDays } from '../../contract/paging'
import { screenPath } from '../../config/paths'

/** The path of the campaign list filtered by a status. */
export const campaignsWith = (status: string) => `${screenPath('campaign')}?status=${status}`

/** The path of the campaign list with one campaign open. */
export const campaignOpen = ({ id }: Campaign, status: string) =>
  `${campaignsWith(status)}&view=${encodeURIComponent(id)}`

export const isWaiting = ({ is_active, is_approved, is_expired }: Campaign) => !is_active && !is_approved && !is_expired

/** Whether the server may count the campaign as `expiring`; the local clock may be off by a day. */
export const isExpiring = ({ is_active, is_expired, expires_at }: Campaign) =>
  is_active && !is_expired && Date.parse(expires_at) < Date.now() + (expiringDays + 1) * dayMs

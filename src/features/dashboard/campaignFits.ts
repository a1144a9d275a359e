import { dayMs } from '../../contract/days'
import type { Campaign } from '../../contract/entities'
import { expiringDays } from '../../contract/paging'

export const isWaiting = ({ is_active, is_approved, is_expired }: Campaign) => !is_active && !is_approved && !is_expired

/** Whether the server may count the campaign as `expiring`; the local clock may be off by a day. */
export const isExpiring = ({ is_active, is_expired, expires_at }: Campaign) =>
  is_active && !is_expired && Date.parse(expires_at) < Date.now() + (expiringDays + 1) * dayMs

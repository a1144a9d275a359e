import { dayMs } from '../../contract/days'
import type { Campaign } from '../../contract/entities'
import { expiringDays } from '../../contract/paging'
import { screenPath } from '../../config/paths'

/** The list of campaigns narrowed to a status. */
export const campaignsWith = (status: string) => `${screenPath('campaign')}?status=${status}`

/** The list of campaigns with one of them open. */
export const campaignOpen = ({ id }: Campaign, status: string) =>
  `${campaignsWith(status)}&view=${encodeURIComponent(id)}`

export const isWaiting = ({ is_active, is_approved, is_expired }: Campaign) => !is_active && !is_approved && !is_expired

/** Whether the server may call it `expiring`; a clock here may be wrong by a day. */
export const isExpiring = ({ is_active, is_expired, expires_at }: Campaign) =>
  is_active && !is_expired && Date.parse(expires_at) < Date.now() + (expiringDays + 1) * dayMs

import { activityLabels } from '../../config/statusWords'
import type { AdminUser } from '../../contract/entities'

export const adminStatuses = { ...activityLabels, invited: 'Invited' } as const

/** Only our server tells who has not chosen a password yet; elsewhere nobody is invited. */
export const adminStatusOf = ({ is_active, invited_until }: Pick<AdminUser, 'is_active' | 'invited_until'>) =>
  !is_active ? 'inactive' : invited_until ? 'invited' : 'active'

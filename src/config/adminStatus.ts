import type { AdminUser } from '../contract/entities'
import { activeLabels } from './statusWords'

type Row = Pick<AdminUser, 'is_active' | 'invited_until'>

export const adminStatuses = { ...activeLabels, invited: 'Invited' } as const

const tones = { active: 'good', inactive: 'idle', invited: 'waiting' } as const

/** Only our server tells who has not chosen a password yet; elsewhere nobody is invited. */
export const adminStatusOf = ({ is_active, invited_until }: Row) =>
  !is_active ? 'inactive' : invited_until ? 'invited' : 'active'

export const adminLabel = (row: Row) => adminStatuses[adminStatusOf(row)]

/** What the chip of an admin shows. */
export const adminStatus = (row: Row) => ({ tone: tones[adminStatusOf(row)], label: adminLabel(row) })

/** Whether somebody with the role admin may see this account: only moderators, even if the server sends more. */
export const isModerator = ({ role }: Pick<AdminUser, 'role'>) => role === 'moderator'

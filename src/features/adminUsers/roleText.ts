import { roleLabel } from '../../config/roleLabel'
import type { Role } from '../../contract/roles'

/** The word for a role; an unknown role is shown unchanged. */
export const roleText = (role: string) => roleLabel(role, 'none')

/** What people with the role can do, to follow its name in the plural. */
export const roleRights: Readonly<Record<Role, string>> = {
  editor: 'upload tasks and activate or deactivate them. They have access to nothing else.',
  moderator:
    'view statistics, stakings, tracked assets and users, approve campaigns, and activate or deactivate campaigns, users and tasks.',
  admin: 'can do everything a Moderator can, and create, deactivate and delete Moderators.',
  'super-admin': 'can do everything, including vesting and settings.',
}

import { isRole, roleLabels, type Role } from '../../contract/roles'

/** The word for a role; an unknown role is shown unchanged. */
export const roleText = (role: string) => (isRole(role) ? roleLabels[role] : role || 'none')

/** What the role may do, to follow its name. */
export const roleRights: Readonly<Record<Role, string>> = {
  editor: 'uploads tasks and switches them on and off. Nothing else is open to this role.',
  moderator:
    'sees figures, stakings, tracked assets and users, approves campaigns, and switches campaigns, users and tasks on and off.',
  admin: 'may do all that a Moderator may, and creates, deactivates and deletes Moderators.',
  'super-admin': 'may do everything, vesting and settings included.',
}

import { isRole, roleLabels } from '../contract/roles'

/** The word for a role; an unknown one is shown as it is, and `none` where there is none. */
export const roleLabel = (role: string, none = '') => (isRole(role) ? roleLabels[role] : role || none)

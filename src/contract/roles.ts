/** The staff roles, from the fewest rights to the most. The words are the wire's. */
export const roles = ['editor', 'moderator', 'admin', 'super-admin'] as const

export type Role = (typeof roles)[number]

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}

/** What staff read for a role. */
export const roleLabels: Readonly<Record<Role, string>> = {
  editor: 'Video Editor',
  moderator: 'Moderator',
  admin: 'Chief Admin',
  'super-admin': 'Super Admin',
}

/** The roles an account may give to others, in the order in which a form lists them; the first is the default. */
export const grantableRoles: Readonly<Record<Role, readonly Role[]>> = {
  editor: [],
  moderator: [],
  admin: ['moderator'],
  'super-admin': ['admin', 'moderator', 'editor'],
}

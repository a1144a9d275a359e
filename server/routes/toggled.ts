/** What the audit tells of a row that was activated or deactivated. */
export const toggled = ({ isActive }: { isActive: boolean }) => ({
  before: { is_active: !isActive },
  after: { is_active: isActive },
})

/** What the answer says of it, after its name. */
export const doneTo = ({ isActive }: { isActive: boolean }) => (isActive ? 'activated' : 'deactivated')

/** What the audit tells of a row that was activated or deactivated. */
export const toggled = ({ isActive }: { isActive: boolean }) => ({
  before: { is_active: !isActive },
  after: { is_active: isActive },
})

/** The verb in the answer's message. */
export const doneTo = ({ isActive }: { isActive: boolean }) => (isActive ? 'activated' : 'deactivated')

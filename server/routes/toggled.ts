/** A row as a toggle leaves it: its name in the answer's message, and in the audit. */
interface Toggled {
  readonly isActive: boolean
  readonly name: string
  readonly target: string
}

/** What a toggle answers, and what the audit tells of it. */
export const toggled = ({ isActive, name, target }: Toggled) => ({
  answer: { message: `${name} ${isActive ? 'activated' : 'deactivated'}` },
  target,
  before: { is_active: !isActive },
  after: { is_active: isActive },
})

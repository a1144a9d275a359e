import type { Session } from './sessionSlice'

type Person = Pick<Session, 'email' | 'name'> & { role: string }

/** Whether two sessions, or a session and an account, are of the same person; compares name and role where one has no e-mail. */
export const isSamePerson = (one: Person, other: Person) =>
  one.email && other.email
    ? one.email.toLowerCase() === other.email.toLowerCase()
    : one.name === other.name && one.role === other.role

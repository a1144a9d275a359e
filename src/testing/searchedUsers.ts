import { user, users } from './builders'

/** A server that applies nothing of what is asked, and counts nothing. */
export const plain = { ignores: ['search', 'status', 'sort'], tells: false, counts: false } as const
/** A server that does not search. */
export const unable = { ignores: ['search'] } as const
export const mona = user({ id: 'm', email: 'Mona@Tour.example' })
/** `count` users, with Mona as the last one. */
export const andMona = (count: number) => [...users(count), mona]

import { hashPassword } from '../auth/passwords'
import { admins } from '../db/schema'
import type { TestServer } from './testServer'

export const password = 'correct horse battery'

/** Adds Ann, a moderator with that password and without a session, or who is given. */
export async function addAccount({ db }: TestServer, given: Partial<typeof admins.$inferInsert> = {}) {
  // A cheap hash, because resistance to guessing is not tested here.
  const passwordHash = await hashPassword(password, 1024)
  const ann = { email: 'ann@example.com', name: 'Ann', role: 'moderator' as const, passwordHash }
  const [admin] = await db
    .insert(admins)
    .values({ ...ann, ...given })
    .returning()
  if (!admin) throw new Error('an insert without a row')
  return admin
}

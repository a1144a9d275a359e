import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { admins } from '../db/schema'

/** Locks an account until the transaction ends. */
export const lockAccount = (tx: Database, id: number) =>
  tx.select({ isActive: admins.isActive }).from(admins).where(eq(admins.id, id)).for('update')

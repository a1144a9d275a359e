import { getTableName } from 'drizzle-orm'
import {
  admins,
  assets,
  audit,
  auditHead,
  campaigns,
  invitations,
  pointsEarned,
  settings,
  tasks,
  users,
} from '../db/schema'

/**
 * What a backup holds, in an order in which rows find the rows they name. Sessions, `sign_in_windows` and idempotency keys are not
 * among it: after a restore everybody signs in anew.
 */
export const keptTables = [
  admins,
  invitations,
  users,
  pointsEarned,
  campaigns,
  tasks,
  assets,
  settings,
  audit,
  auditHead,
] as const

/**
 * Tables that have rows before a restore fills them: the migrations insert some, and the restored users' points count as
 * earned at that moment.
 */
const filledTables: readonly unknown[] = [pointsEarned, settings, auditHead]
export const isFilled = (table: (typeof keptTables)[number]) => filledTables.includes(table)

/** Those of them whose numbers the database gives out. */
export const numberedTables = [admins, users, campaigns, tasks, assets, settings] as const

/** A table of a backup by its name. */
export const keptTable = (name: string) => keptTables.find((table) => getTableName(table) === name)

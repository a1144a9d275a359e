import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'
import { roles } from '../../src/contract/roles'
import { taskTypeNumbers } from '../../src/contract/taskTypes'
import { approvalOf, caseless, createdAt, decimal, hostOf, instant, points, rowId } from './columns'

interface Listed {
  createdAt: ExtraConfigColumn
  id: ExtraConfigColumn
}

/** Serves "newest first, then by id", the order of the lists, without sorting the table. */
const newestFirst = (name: string) => (table: Listed) =>
  index(name).on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())

/** Staff accounts. Without a password hash the account waits for its invitation to be used. E-mails are lower case. */
export const admins = pgTable(
  'admins',
  {
    id: rowId(),
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: roles }).notNull(),
    passwordHash: text(),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('admins_email').on(table.email),
    newestFirst('admins_newest')(table),
    check('admins_email_lower', sql`${table.email} = lower(${table.email})`),
    check('admins_role', sql`${table.role} in (${sql.raw(roles.map((role) => `'${role}'`).join(', '))})`),
  ],
)

/** Signed-in browsers. Only the SHA-256 of a token (hex) is kept, so a copy of the database signs nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    adminId: bigint({ mode: 'number' })
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull(),
  },
  (table) => [index('sessions_admin').on(table.adminId)],
)

/** One open invitation per account, and who gave it; the row goes when it is used. Hashed like a session token. */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: text().primaryKey(),
    adminId: bigint({ mode: 'number' })
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    invitedBy: bigint({ mode: 'number' }).references(() => admins.id, { onDelete: 'set null' }),
    expiresAt: instant().notNull(),
  },
  (table) => [uniqueIndex('invitations_admin').on(table.adminId)],
)

/** The platform's users, who earn points. The keys are their e-mail and address as `caseless` has them. */
export const users = pgTable(
  'users',
  {
    id: rowId(),
    email: text().notNull(),
    publicAddress: text().notNull(),
    spunkyPoints: points().notNull().default('0'),
    isActive: boolean().notNull().default(true),
    canRedeem: boolean().notNull().default(false),
    createdAt: createdAt(),
    // Kept for searches that no index serves: to lower 100,000 e-mails takes longer than to search them.
    emailKey: text().generatedAlwaysAs(() => caseless(sql.identifier('email'))),
    addressKey: text().generatedAlwaysAs(() => caseless(sql.identifier('public_address'))),
  },
  (table) => [
    newestFirst('users_newest')(table),
    // One for each direction: an empty one is last in both.
    index('users_email').on(table.emailKey.asc().nullsLast(), table.id.asc().nullsLast()),
    index('users_email_down').on(table.emailKey.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('users_points').on(table.spunkyPoints.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('users_points_positive', sql`${table.spunkyPoints} >= 0`),
  ],
)

/**
 * How many users are active and inactive, as the sums of all rows: triggers on `users` keep them with every change, whoever
 * makes it and in the same transaction, so that a list need not count 100,000 rows for its total. There are 16 rows so that
 * changes at the same time do not wait for each other; each transaction adds to one that no other has (`free_slot`), which may
 * fall below 0. `changes` counts the statements that have changed who can be found: e-mail, address, status or day, and not points.
 */
export const userCounts = pgTable('user_counts', {
  slot: smallint().primaryKey(),
  active: bigint({ mode: 'number' }).notNull(),
  inactive: bigint({ mode: 'number' }).notNull(),
  changes: bigint({ mode: 'number' }).notNull().default(0),
})

/**
 * The points that users have earned on each day (UTC), as the sums of its rows: triggers on `users` add what somebody's points
 * have grown by. Redeemed points take nothing away. Slots as in `user_counts`. The first day is the one from which on it is
 * recorded, and nothing is recorded before it. Without a limit of digits, so that no sum can make a change of points fail.
 */
export const pointsEarned = pgTable(
  'points_earned',
  { day: date().notNull(), slot: smallint().notNull(), points: numeric().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.slot] })],
)

/**
 * Campaign ads. `format` 1 = image, 2 = video; `duration` in days; `amount` in dollars. One has expired when it was marked
 * so or from `expiresAt` on, which the approval sets. `thumbnail`: a file of the data folder, gone when `mediaUrl` changes.
 */
export const campaigns = pgTable(
  'campaigns',
  {
    id: rowId(),
    title: text().notNull(),
    description: text().notNull(),
    websiteUrl: text().notNull().default(''),
    mediaUrl: text().notNull(),
    format: smallint().notNull(),
    duration: integer().notNull(),
    amount: decimal().notNull(),
    isApproved: boolean().notNull().default(false),
    isActive: boolean().notNull().default(false),
    isExpired: boolean().notNull().default(false),
    expiresAt: instant(),
    createdAt: createdAt(),
    thumbnail: text(),
  },
  (table) => [
    newestFirst('campaigns_newest')(table),
    index('campaigns_host').on(hostOf(table.websiteUrl), table.createdAt.desc(), table.id.desc()),
    index('campaigns_approved')
      .on(approvalOf(table.expiresAt, table.duration))
      .where(sql`${table.isApproved}`),
    check('campaigns_format', sql`${table.format} in (1, 2)`),
    check('campaigns_duration', sql`${table.duration} > 0`),
  ],
)

/**
 * Tasks that earn points. The video is in the data folder under `mediaFile`, a picture from its first second under `thumbnail`,
 * which is gone when `mediaFile` changes.
 */
export const tasks = pgTable(
  'tasks',
  {
    id: rowId(),
    instructions: text().notNull(),
    type: smallint().notNull(),
    tag: text({ enum: ['youtube', 'discord', 'twitter', 'other'] }),
    points: points().notNull(),
    totalCompleted: bigint({ mode: 'number' }).notNull().default(0),
    isActive: boolean().notNull().default(true),
    mediaFile: text().notNull(),
    mediaName: text().notNull(),
    mediaBytes: bigint({ mode: 'number' }).notNull(),
    createdBy: bigint({ mode: 'number' }).references(() => admins.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    thumbnail: text(),
  },
  (table) => [
    newestFirst('tasks_newest')(table),
    index('tasks_media').on(table.mediaFile),
    index('tasks_creator').on(table.createdBy, table.createdAt),
    check('tasks_type', sql`${table.type} in (${sql.raw(taskTypeNumbers.join(', '))})`),
  ],
)

/** Tracked assets; the contract address is absent for native coins. */
export const assets = pgTable(
  'assets',
  {
    id: rowId(),
    network: text().notNull(),
    contractAddress: text(),
    publicAddress: text().notNull(),
    status: text({ enum: ['tracking', 'completed'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [newestFirst('assets_newest')(table)],
)

/**
 * The audit: one entry per act of staff and of the server itself, appended by `audit/append.ts` and never changed, which a
 * trigger sees to. `hash` is made of the entry and of the hash before it. What an act was about is text, so that it outlives
 * the row; `before` and `after` are JSON.
 */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    createdAt: instant().notNull(),
    actor: text().notNull(),
    role: text().notNull(),
    action: text().notNull(),
    target: text().notNull(),
    outcome: text({ enum: ['done', 'refused'] }).notNull(),
    before: text(),
    after: text(),
    requestId: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [newestFirst('audit_newest')(table), check('audit_id_positive', sql`${table.id} > 0`)],
)

/** The newest entry of the audit: whoever appends locks it, and an entry cut off the end is missed. */
export const auditHead = pgTable(
  'audit_head',
  { one: smallint().primaryKey(), id: bigint({ mode: 'number' }).notNull(), hash: text().notNull() },
  (table) => [check('audit_head_one', sql`${table.one} = 1`)],
)

/** Writes that were asked for under an `Idempotency-Key`, with their answers, for a day. Key and answer cannot be read here. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    keyHash: text().primaryKey(),
    requestHash: text().notNull(),
    answer: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index('idempotency_keys_created').on(table.createdAt)],
)

/**
 * Failed sign-ins of an account, an address or both within a quarter of an hour, and for 30 days the networks from which an account
 * has signed in; see `auth/throttle.ts`.
 */
export const signInWindows = pgTable(
  'sign_in_windows',
  { key: text().primaryKey(), count: integer().notNull(), endsAt: instant().notNull() },
  (table) => [index('sign_in_windows_ends').on(table.endsAt)],
)

/** The platform's settings; the second migration creates the six of them, in the order in which they are shown. */
export const settings = pgTable(
  'settings',
  { id: rowId(), key: text().notNull(), value: decimal().notNull() },
  (table) => [uniqueIndex('settings_key').on(table.key)],
)

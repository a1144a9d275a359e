import { and, eq, inArray, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { dossierCampaigns, dossierRows, subjectIn, type Subject } from '../../src/contract/dossier'
import { dossierQuerySchema } from '../../src/contract/dossierQuery'
import { mayCall } from '../../src/contract/endpoints'
import type { Role } from '../../src/contract/roles'
import { hasEmail } from '../auth/emails'
import type { ServerContext } from '../context'
import { caseless } from '../db/columns'
import type { Database } from '../db/database'
import { admins, assets, audit, campaigns, users } from '../db/schema'
import { actorOf } from '../http/access'
import { route } from '../http/route'
import { HttpError } from '../httpError'
import { entryColumns, entryOf } from './activity'
import { adminColumns, adminRowOf, visibleTo } from './adminUsers'
import { assetColumns } from './assets'
import { campaignStates } from './campaignStates'
import { holds, withTextIds } from './list'
import { readPage } from './listPage'
import { userColumns } from './userList'

/** All that is known of somebody's name: addresses in lower case, e-mails, and rows that audit entries name by their id. */
interface Known {
  addresses: readonly string[]
  emails: readonly string[]
  targets: readonly string[]
}

const newest: typeof readPage = (db, shown) => readPage(db, shown, { end: dossierRows - 1 })

const distinct = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))]

/** An e-mail by an index; for an address the table is scanned. */
export const isUser = ({ kind, text }: Subject) =>
  eq(kind === 'email' ? users.emailKey : users.addressKey, sql`lower(${text})`)

async function usersOf(db: Database, subject: Subject) {
  const columns = { ...userColumns, can_redeem: users.canRedeem }
  const { rows, total } = await newest(db, { table: users, columns, listing: users, where: isUser(subject) })
  return { rows: withTextIds(rows), total }
}

async function staffOf(db: Database, { emails }: Pick<Known, 'emails'>, role: Role) {
  const where = and(or(...emails.map(hasEmail)) ?? sql`false`, visibleTo(role))
  const { rows, total } = await newest(db, { table: admins, columns: adminColumns, listing: admins, where })
  return { rows: rows.map(adminRowOf), total }
}

async function assetsOf(db: Database, { addresses }: Pick<Known, 'addresses'>) {
  const isOneOf = (column: AnyColumn) => inArray(sql`lower(${column})`, [...addresses])
  const where = or(isOneOf(assets.publicAddress), isOneOf(assets.contractAddress))
  if (addresses.length === 0) return { rows: [], total: 0 }
  const { rows, total } = await newest(db, { table: assets, columns: assetColumns, listing: assets, where })
  return { rows: withTextIds(rows), total }
}

/** The newest campaigns in whose texts the address or e-mail stands; whose they are is not recorded. */
async function campaignsOf(db: Database, { text }: Subject, now: number) {
  const { id, title, description, websiteUrl, isActive, isApproved, createdAt } = campaigns
  const { expired } = campaignStates(now)
  const flags = { is_active: isActive, is_approved: isApproved, is_expired: expired }
  const { rows, total } = await readPage(
    db,
    {
      table: campaigns,
      columns: { id, title, ...flags, created_at: createdAt },
      listing: campaigns,
      where: or(...[title, description, websiteUrl].map((column) => holds(caseless(column), text))),
    },
    { end: dossierCampaigns - 1 },
  )
  return { rows: withTextIds(rows), total }
}

/** The entries by or about somebody; a target is written as "user 17 mona@tour.example", and its e-mail may have changed since. */
async function activityOf(db: Database, { emails, targets }: Pick<Known, 'emails' | 'targets'>) {
  const named = sql`lower(regexp_replace(${audit.target}, '^[a-z]+ [0-9]+ ', ''))`
  const isOneOf = (text: SQL) =>
    inArray(
      text,
      emails.map((email) => sql`lower(${email})`),
    )
  const where = or(
    ...(emails.length > 0 ? [isOneOf(sql`lower(${audit.actor})`), isOneOf(named)] : []),
    ...targets.map((target) => sql`starts_with(${audit.target}, ${`${target} `})`),
  )
  if (!where) return { rows: [], total: 0 }
  const { rows, total } = await newest(db, { table: audit, columns: entryColumns, listing: audit, where })
  return { rows: rows.map(entryOf), total }
}

/** What the database knows of one address or e-mail, as far as the role may read it. */
export function dossierRoute(app: FastifyInstance, context: ServerContext) {
  const { db, clock } = context
  route(app, context, 'dossier', {
    query: dossierQuerySchema,
    handler: async ({ query: { of }, request }) => {
      const { role } = actorOf(request)
      const subject = subjectIn(of)
      if (!subject) throw new HttpError(422, 'of must be a wallet address or an e-mail')
      const found = await usersOf(db, subject)
      const ofUsers = {
        addresses: distinct(found.rows.map(({ public_address }) => public_address.toLowerCase())),
        emails: distinct(found.rows.map(({ email }) => email)),
      }
      const known = {
        addresses: subject.kind === 'address' ? [subject.text] : ofUsers.addresses,
        emails: subject.kind === 'email' ? [subject.text] : ofUsers.emails,
      }
      const userTargets = found.rows.map(({ id }) => `user ${id}`)
      const staff = mayCall(role, 'adminUsers') ? await staffOf(db, known, role) : undefined
      const targets = [...userTargets, ...(staff?.rows ?? []).map(({ id }) => `admin ${id}`)]
      return {
        data: {
          users: found,
          assets: await assetsOf(db, known),
          ...(staff && { staff }),
          ...(mayCall(role, 'campaigns') && { campaigns: await campaignsOf(db, subject, clock()) }),
          ...(mayCall(role, 'activity') && { activity: await activityOf(db, { ...known, targets }) }),
        },
      }
    },
  })
}

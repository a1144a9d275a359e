import { instantIn } from '../contract/instant'
import { isDecimal } from '../contract/isDecimal'
import { isRecord } from '../contract/isRecord'
import type { Activity, AdminUser, Asset, Campaign, Task, User } from '../contract/entities'

// Rows read without yup, which comes later, for a page that is drawn before it. A value is read as the schemas of
// `contract/entities.ts` read it, or not at all.

/** The early page cannot show this; the console can. */
export class LeftToConsole extends Error {}

const fail = (): never => {
  throw new LeftToConsole()
}

/** Text, or a number as its text. */
const said = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : fail()

const id = (value: unknown) => said(value) || fail()
const text = (value: unknown) => (value == null ? '' : said(value))
const maybeText = (value: unknown) => (value == null ? undefined : said(value))
const time = (value: unknown) => (value == null ? '' : instantIn(said(value).trim()))
const flag = (value: unknown) => (value == null ? false : typeof value === 'boolean' ? value : fail())

function decimal(value: unknown): string | null {
  const given = value == null ? '' : said(value)
  return isDecimal(given) ? given : null
}

const rowOf =
  <Row>(read: (row: Record<string, unknown>) => Row) =>
  (row: unknown): Row =>
    isRecord(row) ? read(row) : fail()

/** How a row of each list is read; throws LeftToConsole. */
export const plainRow = {
  users: rowOf((row): User => ({
    id: id(row.id),
    email: text(row.email),
    public_address: text(row.public_address),
    created_at: time(row.created_at),
    spunky_points: decimal(row.spunky_points),
    is_active: flag(row.is_active),
  })),
  adminUsers: rowOf((row): AdminUser => ({
    id: id(row.id),
    email: text(row.email),
    name: text(row.name),
    role: text(row.role),
    created_at: time(row.created_at),
    is_active: flag(row.is_active),
    invited_until: time(row.invited_until),
  })),
  tasks: rowOf((row): Task => ({
    id: id(row.id),
    points: decimal(row.points),
    total_completed: decimal(row.total_completed),
    is_active: flag(row.is_active),
    tag: text(row.tag),
    instructions: text(row.instructions),
    type: decimal(row.type),
    media: text(row.media),
    thumbnail: maybeText(row.thumbnail),
  })),
  campaigns: rowOf((row): Campaign => ({
    id: id(row.id),
    title: text(row.title),
    description: text(row.description),
    website_url: text(row.website_url),
    media_url: text(row.media_url),
    duration: decimal(row.duration),
    amount: decimal(row.amount),
    is_active: flag(row.is_active),
    is_approved: flag(row.is_approved),
    is_expired: flag(row.is_expired),
    created_at: time(row.created_at),
    expires_at: time(row.expires_at),
    thumbnail: maybeText(row.thumbnail),
  })),
  assets: rowOf((row): Asset => ({
    id: id(row.id),
    network: text(row.network),
    contract_address: text(row.contract_address),
    public_address: text(row.public_address),
    status: text(row.status),
    created_at: time(row.created_at),
  })),
  activity: rowOf((row): Activity => ({
    id: id(row.id),
    created_at: time(row.created_at),
    actor: text(row.actor),
    role: text(row.role),
    action: text(row.action),
    target: text(row.target),
    outcome: text(row.outcome),
    before: text(row.before),
    after: text(row.after),
    request_id: text(row.request_id),
  })),
}

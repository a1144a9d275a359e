import { domainToASCII } from 'node:url'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { admins } from '../db/schema'
import { hasInvisible } from '../text'

const maxLength = 254
/** RFC 5321 without quotes: ASCII, so that no letter of another script can stand for one of it. */
const localPart = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/
/** Letters, digits and marks of any script; `domainToASCII` would read more than names, such as %61 and 0x7f. */
const typedDomain = /^[\p{L}\p{N}\p{M}.-]+$/u
const asciiDomain = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]([a-z\d-]*[a-z\d])?$/

/**
 * The one way in which an e-mail is kept, whichever way it was typed: compatible characters (full-width ones, ligatures) as what
 * they stand for, lower case, the domain in ASCII (xn--…). Undefined for one with an invisible character, with more than ASCII
 * before the @, or with a domain that is none.
 */
export function normalEmail(typed: string): string | undefined {
  if (hasInvisible(typed)) return undefined
  const text = typed.trim().normalize('NFKC').toLowerCase()
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const given = text.slice(at + 1)
  const domain = typedDomain.test(given) ? domainToASCII(given) : ''
  const email = `${local}@${domain}`
  return localPart.test(local) && asciiDomain.test(domain) && email.length <= maxLength ? email : undefined
}

/** An e-mail as it was kept before there was one way: lower case. Accounts of that time are found by it, exactly as they stand. */
const earlierEmail = (typed: string) => typed.trim().toLowerCase()

/** What an e-mail is counted and told by, whether or not somebody has it. */
export const emailKey = (typed: string) => normalEmail(typed) ?? earlierEmail(typed)

/** The rows of the account that an e-mail names; of accounts of earlier it can be two that are alike, see `exactFirst`. */
export const hasEmail = (typed: string) => inArray(admins.email, [emailKey(typed), earlierEmail(typed)])

/** The order in which the account comes first whose e-mail is exactly what was typed. */
export const exactFirst = (typed: string) => desc(eq(admins.email, earlierEmail(typed)))

/** Whether an account of earlier has the normal e-mail in another way of writing it. */
export async function hasEarlierAccount(db: Database, email: string): Promise<boolean> {
  const isMoreThanAscii = sql`octet_length(${admins.email}) > char_length(${admins.email})`
  const rows = await db.select({ email: admins.email }).from(admins).where(isMoreThanAscii)
  return rows.some((row) => normalEmail(row.email) === email)
}

import { domainToASCII } from 'node:url'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { admins } from '../db/schema'
import { hasInvisible } from '../text'

const maxLength = 254
/** RFC 5321 without quotes. ASCII only, so that no letter of another script can look like one of them. */
const localPart = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/
/** Letters, digits and marks of any script. `domainToASCII` alone would also accept %61 and 0x7f. */
const typedDomain = /^[\p{L}\p{N}\p{M}.-]+$/u
const asciiDomain = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]([a-z\d-]*[a-z\d])?$/

/**
 * The normal form in which an e-mail is stored: compatibility characters (full-width letters, ligatures) replaced, lower case, the
 * domain in ASCII (xn--…). Undefined for an e-mail with an invisible character, with anything but ASCII before the @, or with an
 * invalid domain.
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

/** The form in which e-mails were stored before they were normalised: lower case. Older accounts are found by it. */
const earlierEmail = (typed: string) => typed.trim().toLowerCase()

/** The form by which sign-in attempts are counted and logged, whether or not such an account exists. */
export const emailKey = (typed: string) => normalEmail(typed) ?? earlierEmail(typed)

/** Matches the account of an e-mail. Two older accounts may match; `exactFirst` orders them. */
export const hasEmail = (typed: string) => inArray(admins.email, [emailKey(typed), earlierEmail(typed)])

/** Puts the account first whose e-mail is exactly what was typed. */
export const exactFirst = (typed: string) => desc(eq(admins.email, earlierEmail(typed)))

/** Whether an older account has the same e-mail in another spelling. */
export async function hasEarlierAccount(db: Database, email: string): Promise<boolean> {
  const isMoreThanAscii = sql`octet_length(${admins.email}) > char_length(${admins.email})`
  const rows = await db.select({ email: admins.email }).from(admins).where(isMoreThanAscii)
  return rows.some((row) => normalEmail(row.email) === email)
}

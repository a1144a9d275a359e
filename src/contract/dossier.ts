import { array, object, string, type AnyObject, type InferType, type ObjectSchema } from 'yup'
import { activitySchema, adminUserSchema, assetSchema, campaignSchema, userSchema } from './entities'
import { email, wireCount, wireFlag } from './fields'

/** Whom a dossier is about: a wallet address in lower case, or an e-mail as it was typed. */
export interface Subject {
  kind: 'address' | 'email'
  text: string
}

const anEmail = email()

/** Reads an address, whatever its case, or an e-mail; undefined for anything else. */
export function subjectIn(typed: string): Subject | undefined {
  const text = typed.trim()
  if (/^0x[\da-f]{40}$/i.test(text)) return { kind: 'address', text: text.toLowerCase() }
  return anEmail.isValidSync(text) ? { kind: 'email', text } : undefined
}

/** `of` is an address, whatever its case, or an e-mail. */
export const dossierQuerySchema = object({
  of: string()
    .required('of is required')
    .test('subject', 'of must be a wallet address or an e-mail', (text) => !text || subjectIn(text) !== undefined),
})

/** The most rows of one part; `total` counts all. */
export const dossierRows = 50

/** The most campaigns: they only name somebody. */
export const dossierCampaigns = 10

const part = <T extends AnyObject>(row: ObjectSchema<T>) =>
  object({ rows: array(row.required()).required(), total: wireCount })

const campaignFields = ['id', 'title', 'is_active', 'is_approved', 'is_expired', 'created_at'] as const

/** What a role may not read is absent: `staff` for moderators, `activity` for everyone but super-admins. */
export const dossierSchema = object({
  users: part(userSchema.shape({ can_redeem: wireFlag })),
  staff: part(adminUserSchema).optional().default(undefined),
  assets: part(assetSchema),
  /** Whose title, description or website has the address or e-mail in it, whatever its case. */
  campaigns: part(campaignSchema.pick([...campaignFields]))
    .optional()
    .default(undefined),
  activity: part(activitySchema).optional().default(undefined),
})

export type Dossier = InferType<typeof dossierSchema>

export type NamingCampaign = NonNullable<Dossier['campaigns']>['rows'][number]

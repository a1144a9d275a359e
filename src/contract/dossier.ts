import { array, object, optional, pick, type GenericSchema, type InferOutput } from 'valibot'
import { activitySchema, adminUserSchema, assetFields, campaignSchema, userSchema } from './entities'
import { isEmail } from './isEmail'
import { pasted } from './pasted'
import { wireCount, wireFlag, wireId } from './wire'

/** Whom a dossier is about: a wallet address in lower case, or an e-mail as it was typed. */
export interface Subject {
  kind: 'address' | 'email'
  text: string
}

/** Reads an address, whatever its case, or an e-mail, as people type or paste them; undefined for anything else. */
export function subjectIn(typed: string): Subject | undefined {
  const text = pasted(typed)
  if (/^0x[\da-f]{40}$/i.test(text)) return { kind: 'address', text: text.toLowerCase() }
  return isEmail(text) ? { kind: 'email', text } : undefined
}

/** The most rows of one part; `total` counts all. */
export const dossierRows = 50

/** The most campaigns: they only name somebody. */
export const dossierCampaigns = 10

/** An asset as our server sends it. */
export const ourAssetSchema = object({ ...assetFields.entries, id: wireId })

const part = <Row extends GenericSchema>(row: Row) => object({ rows: array(row), total: wireCount })

const campaignFields = ['id', 'title', 'is_active', 'is_approved', 'is_expired', 'created_at'] as const

/** What a role may not read is absent: `staff` for moderators, `activity` for everyone but super-admins. */
export const dossierSchema = object({
  users: part(object({ ...userSchema.entries, can_redeem: wireFlag })),
  staff: optional(part(adminUserSchema)),
  assets: part(ourAssetSchema),
  /** Whose title, description or website has the address or e-mail in it, whatever its case. */
  campaigns: optional(part(pick(campaignSchema, campaignFields))),
  activity: optional(part(activitySchema)),
})

export type Dossier = InferOutput<typeof dossierSchema>

export type NamingCampaign = NonNullable<Dossier['campaigns']>['rows'][number]

import { array, object, optional, pipe, regex, string, transform, unknown, type InferOutput } from 'valibot'
import {
  maybeList,
  maybeText,
  someText,
  wireCount,
  wireDecimal,
  wireFlag,
  wireId,
  wireName,
  wireRole,
  wireText,
  wireTime,
} from './wire'

/** A token travels in the Authorization header, which carries these characters only; a number is no token, so nothing is cast. */
const bearerToken = pipe(string(), regex(/^[\x21-\x7e]+$/))

/** What comes back from a sign-in and is kept in the browser. `role` stays text: an unknown one is refused by name. */
export const signedInSchema = object({
  token: bearerToken,
  // The e-mail is what our server adds: by it somebody's own account is told from others.
  admin: object({ role: wireRole, name: wireText, email: wireText }),
})

/**
 * `duration` in days, `amount` in dollars. Our server adds `created_at` and `expires_at`: ISO instants, empty when nobody says,
 * the latter also before the approval. `thumbnail` is the URL of a picture from a video's first second, empty without one.
 */
export const campaignSchema = object({
  id: wireId,
  title: wireText,
  description: wireText,
  website_url: wireText,
  media_url: wireText,
  duration: wireDecimal,
  amount: wireDecimal,
  is_active: wireFlag,
  is_approved: wireFlag,
  is_expired: wireFlag,
  created_at: wireTime,
  expires_at: wireTime,
  thumbnail: maybeText,
})

/** `inative_campaigns` is spelt so on the wire. */
export const campaignStatsSchema = object({
  total_campaigns: wireDecimal,
  approve_campaigns: wireDecimal,
  inative_campaigns: wireDecimal,
})

/** The same count under its correct spelling. */
export const respeltStatsSchema = object({ inactive_campaigns: wireDecimal })

/** The active users whose points are `from` or more and less than the next one's; the last one has no end. */
const pointsStatsSchema = object({ from: wireDecimal, users: wireDecimal })

/** `points` are what our server adds where it is asked to. */
export const generalStatsSchema = object({
  revenue: wireDecimal,
  total_users: wireDecimal,
  point_earned: wireDecimal,
  points: maybeList(pointsStatsSchema),
})

/** How many rows of a list have each of its statuses, and how many there are in all. */
export const statusCountsSchema = object({
  total: wireCount,
  statuses: array(object({ status: someText, count: wireCount })),
})

export const assetStatsSchema = object({ total_tracked_assets: wireDecimal })

/** The specification's asset has no id. */
export const assetFields = object({
  id: wireText,
  network: wireText,
  contract_address: wireText,
  public_address: wireText,
  status: wireText,
  created_at: wireTime,
})

/** Without an id its other fields tell an asset apart; those with the same in all of them share one. */
export const assetSchema = pipe(
  assetFields,
  transform((row) => ({ ...row, id: row.id || JSON.stringify(row) })),
)

export const userSchema = object({
  id: wireId,
  email: wireText,
  public_address: wireText,
  created_at: wireTime,
  spunky_points: wireDecimal,
  is_active: wireFlag,
})

/**
 * `invited_until`, our server's addition, is the end of the invitation of somebody who has no password yet, past or to come;
 * empty for everybody else and on other servers.
 */
export const adminUserSchema = object({
  id: wireId,
  email: wireText,
  name: wireText,
  role: wireRole,
  created_at: wireTime,
  is_active: wireFlag,
  invited_until: wireTime,
})

/** `media` is the address the video is watched at, `thumbnail` as for campaigns; `type` is one of `taskTypes`. */
export const taskSchema = object({
  id: wireId,
  points: wireDecimal,
  total_completed: wireDecimal,
  is_active: wireFlag,
  tag: wireText,
  instructions: wireText,
  type: wireDecimal,
  media: wireText,
  thumbnail: maybeText,
})

export const createdTaskSchema = object({ id: maybeText })

export const settingSchema = object({ id: wireId, key: wireName, value: wireText })

/**
 * One entry of the audit: who did what to what. `before` and `after` are JSON text, empty where nothing was or is; `id` counts
 * the entries from 1, `request_id` is the one of the answer's header and of the log.
 */
export const activitySchema = object({
  id: wireId,
  created_at: wireTime,
  actor: wireText,
  role: wireText,
  action: wireText,
  target: wireText,
  outcome: wireText,
  before: wireText,
  after: wireText,
  request_id: wireText,
})

/** The one-time invitation a new admin sets a password with; `expires_at` is an ISO instant. */
export const invitationSchema = object({ invitation: someText, expires_at: wireTime })

/** The same where a server may make no invitation. It may have something else there: the admin exists all the same. */
export const maybeInvitationSchema = object({ invitation: optional(unknown()), expires_at: wireTime })

/** Whom an open invitation is for, and the name of who gave it, empty where nobody knows. */
export const invitedSchema = object({ name: wireText, email: wireText, role: wireRole, invited_by: wireText })

/** `message` is what the server says of an action; the console shows it as it is. */
export const messageSchema = object({ message: wireText })

export type SignedIn = InferOutput<typeof signedInSchema>
export type Campaign = InferOutput<typeof campaignSchema>
export type CampaignStats = InferOutput<typeof campaignStatsSchema>
export type PointsStats = InferOutput<typeof pointsStatsSchema>
export type GeneralStats = InferOutput<typeof generalStatsSchema>
export type StatusCounts = InferOutput<typeof statusCountsSchema>
export type AssetStats = InferOutput<typeof assetStatsSchema>
export type Asset = InferOutput<typeof assetSchema>
export type User = InferOutput<typeof userSchema>
export type AdminUser = InferOutput<typeof adminUserSchema>
export type Task = InferOutput<typeof taskSchema>
export type CreatedTask = InferOutput<typeof createdTaskSchema>
export type Setting = InferOutput<typeof settingSchema>
export type Activity = InferOutput<typeof activitySchema>
export type Invitation = InferOutput<typeof invitationSchema>
export type Invited = InferOutput<typeof invitedSchema>
export type MaybeInvitation = InferOutput<typeof maybeInvitationSchema>
export type Confirmation = InferOutput<typeof messageSchema>

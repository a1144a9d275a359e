import { array, object, optional, picklist, string, type InferOutput } from 'valibot'
import type { EndpointName } from './endpoints'
import { keysOf } from './keysOf'
import { someText } from './wire'

/** What an event may name, and the endpoint that reads it: whoever may not call that is not told. */
export const eventTags = {
  Campaign: 'campaigns',
  CampaignStats: 'campaignStats',
  GeneralStats: 'generalStats',
  Asset: 'assets',
  AssetStats: 'assetStats',
  User: 'users',
  MinPointsUser: 'minPointsUsers',
  AdminUser: 'adminUsers',
  Task: 'tasks',
  Setting: 'settings',
  Activity: 'activity',
} as const satisfies Readonly<Record<string, EndpointName>>

export type EventTag = keyof typeof eventTags

export const eventTagNames = keysOf(eventTags)

/** Which lists and figures a change touches; the first has the row that the change is about. */
export const touchedBy = {
  setCanRedeem: ['MinPointsUser', 'User'],
  toggleUser: ['User', 'MinPointsUser', 'GeneralStats'],
  createAdmin: ['AdminUser'],
  toggleAdmin: ['AdminUser'],
  deleteAdmin: ['AdminUser'],
  createTask: ['Task'],
  toggleTask: ['Task'],
  taskThumbnail: ['Task'],
  toggleCampaign: ['Campaign', 'CampaignStats'],
  approveCampaign: ['Campaign', 'CampaignStats', 'GeneralStats'],
  campaignThumbnail: ['Campaign'],
  updateSetting: ['Setting', 'MinPointsUser', 'GeneralStats'],
} as const satisfies Partial<Readonly<Record<EndpointName, readonly EventTag[]>>>

export type ChangeName = keyof typeof touchedBy

const tagSchema = object({
  type: picklist(eventTagNames),
  /** The row that has changed; without it the list or figure as a whole has. */
  id: optional(string()),
})

/** Data of the event `changed`: what has changed, never how. */
export const changedSchema = object({
  tags: array(tagSchema),
  /** The name of the account that made the change. */
  by: string(),
  /** The `Idempotency-Key` of the write; told only to the account that sent it, so that it knows its own change. */
  key: optional(string()),
})

/** Data of the event `viewing`: which campaigns other members of staff have open in the review. Each event has all of them. */
export const viewingSchema = object({
  viewing: array(object({ id: someText, by: string() })),
})

export type Changed = InferOutput<typeof changedSchema>
export type Viewing = InferOutput<typeof viewingSchema>['viewing'][number]

/** Seconds for which the server keeps who has a campaign open; the console says it again before. */
export const viewingSeconds = 60

/** Seconds between two signs of life of a stream without events. */
export const heartbeatSeconds = 15

/** Seconds before its beginning from which a new stream tells what has changed: the page was read before the stream began. */
export const lookBackSeconds = 30

import { array, object, string, type GenericSchema } from 'valibot'
import {
  activitySchema,
  adminUserSchema,
  assetStatsSchema,
  campaignSchema,
  campaignStatsSchema,
  createdTaskSchema,
  generalStatsSchema,
  invitationSchema,
  invitedSchema,
  messageSchema,
  settingSchema,
  signedInSchema,
  statusCountsSchema,
  taskSchema,
  userSchema,
} from './entities'
import { dossierSchema, ourAssetSchema } from './dossier'
import type { EndpointName } from './endpoints'
import { seriesSchema } from './series'
import { wireCount } from './wire'

/**
 * What a list says of itself: how many rows there are in all, and by which of the query's names it was searched, narrowed and
 * sorted. The platform's description knows neither; by `applied` the console tells our server from one that ignores the query.
 */
const ofList = { total: wireCount, applied: array(string()) }

/** The literal answers of our server, envelope and all. The console reads other spellings too; see `src/api/unwrap.ts`. */
export const responses = {
  login: object({ data: signedInSchema }),
  register: messageSchema,
  invitation: object({ data: invitedSchema }),
  logout: messageSchema,
  generalStats: generalStatsSchema,
  series: object({ data: seriesSchema }),
  campaignStats: object({ 'campaign-stats': campaignStatsSchema }),
  assetStats: assetStatsSchema,
  statusCounts: object({ data: statusCountsSchema }),
  assets: object({ data: object({ assets: array(ourAssetSchema) }), ...ofList }),
  users: object({ data: array(userSchema), ...ofList }),
  minPointsUsers: object({ data: array(userSchema), ...ofList }),
  setCanRedeem: messageSchema,
  toggleUser: messageSchema,
  adminUsers: object({ data: object({ admins: array(adminUserSchema) }), ...ofList }),
  createAdmin: object({ ...messageSchema.entries, data: invitationSchema }),
  toggleAdmin: messageSchema,
  deleteAdmin: messageSchema,
  tasks: object({ data: array(taskSchema), ...ofList }),
  createTask: object({ ...messageSchema.entries, data: createdTaskSchema }),
  toggleTask: messageSchema,
  taskThumbnail: messageSchema,
  campaigns: object({ data: object({ campaign_ads: array(campaignSchema) }), ...ofList }),
  relatedCampaigns: object({ data: object({ campaign_ads: array(campaignSchema) }), ...ofList }),
  toggleCampaign: messageSchema,
  approveCampaign: messageSchema,
  campaignThumbnail: messageSchema,
  settings: object({ data: array(settingSchema), ...ofList }),
  updateSetting: messageSchema,
  activity: object({ data: object({ activity: array(activitySchema) }), ...ofList }),
  viewCampaign: messageSchema,
  /** `text/event-stream`, not JSON: what stands in the data of its events is in events.ts. */
  events: object({}),
  dossier: object({ data: dossierSchema }),
} satisfies Record<EndpointName, GenericSchema>

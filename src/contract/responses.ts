import { array, object, string, type AnyObject, type ObjectSchema } from 'yup'
import {
  activitySchema,
  adminUserSchema,
  assetSchema,
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
import { dossierSchema } from './dossier'
import type { EndpointName } from './endpoints'
import { wireCount } from './fields'
import { seriesSchema } from './series'

const list = <T extends AnyObject>(row: ObjectSchema<T>) => array(row).required()

/**
 * What a list says of itself: how many rows there are in all, and by which of the query's names it was searched, narrowed and
 * sorted. The platform's description knows neither; by `applied` the console tells our server from one that ignores the query.
 */
const ofList = { total: wireCount, applied: array(string().required()).required() }

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
  assets: object({ data: object({ assets: list(assetSchema) }), ...ofList }),
  users: object({ data: list(userSchema), ...ofList }),
  minPointsUsers: object({ data: list(userSchema), ...ofList }),
  setCanRedeem: messageSchema,
  toggleUser: messageSchema,
  adminUsers: object({ data: object({ admins: list(adminUserSchema) }), ...ofList }),
  createAdmin: messageSchema.concat(object({ data: invitationSchema })),
  toggleAdmin: messageSchema,
  deleteAdmin: messageSchema,
  tasks: object({ data: list(taskSchema), ...ofList }),
  createTask: messageSchema.concat(object({ data: createdTaskSchema })),
  toggleTask: messageSchema,
  taskThumbnail: messageSchema,
  campaigns: object({ data: object({ campaign_ads: list(campaignSchema) }), ...ofList }),
  relatedCampaigns: object({ data: object({ campaign_ads: list(campaignSchema) }), ...ofList }),
  toggleCampaign: messageSchema,
  approveCampaign: messageSchema,
  campaignThumbnail: messageSchema,
  settings: object({ data: list(settingSchema), ...ofList }),
  updateSetting: messageSchema,
  activity: object({ data: object({ activity: list(activitySchema) }), ...ofList }),
  viewCampaign: messageSchema,
  /** `text/event-stream`, not JSON: what stands in the data of its events is in events.ts. */
  events: object({}),
  dossier: object({ data: dossierSchema }),
} satisfies Record<EndpointName, ObjectSchema<AnyObject>>

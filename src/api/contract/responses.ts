import { array, object, type AnyObject, type ObjectSchema } from 'yup'
import {
  activitySchema,
  adminUserSchema,
  assetSchema,
  assetStatsSchema,
  campaignSchema,
  campaignStatsSchema,
  generalStatsSchema,
  invitationSchema,
  messageSchema,
  settingSchema,
  signedInSchema,
  taskSchema,
  userSchema,
} from './entities'
import type { EndpointName } from './endpoints'
import { wireCount } from './fields'

const list = <T extends AnyObject>(row: ObjectSchema<T>) => array(row).required()
const total = wireCount()

/** The literal answers of our server, envelope and all. The console reads other spellings too; see `src/api/unwrap.ts`. */
export const responses = {
  login: object({ data: signedInSchema }),
  register: messageSchema,
  logout: messageSchema,
  generalStats: generalStatsSchema,
  campaignStats: object({ 'campaign-stats': campaignStatsSchema }),
  assetStats: assetStatsSchema,
  assets: object({ data: object({ assets: list(assetSchema) }), total }),
  users: object({ data: list(userSchema), total }),
  minPointsUsers: object({ data: list(userSchema), total }),
  setCanRedeem: messageSchema,
  toggleUser: messageSchema,
  adminUsers: object({ data: object({ admins: list(adminUserSchema) }), total }),
  createAdmin: messageSchema.concat(object({ data: invitationSchema })),
  toggleAdmin: messageSchema,
  deleteAdmin: messageSchema,
  tasks: object({ data: list(taskSchema), total }),
  createTask: messageSchema,
  toggleTask: messageSchema,
  campaigns: object({ data: object({ campaign_ads: list(campaignSchema) }), total }),
  toggleCampaign: messageSchema,
  approveCampaign: messageSchema,
  settings: object({ data: list(settingSchema), total }),
  updateSetting: messageSchema,
  activity: object({ data: object({ activity: list(activitySchema) }), total }),
} satisfies Record<EndpointName, ObjectSchema<AnyObject>>

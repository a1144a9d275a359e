import type { GenericSchema } from 'valibot'
import {
  activitySchema,
  adminUserSchema,
  assetFields,
  campaignSchema,
  taskSchema,
  userSchema,
} from '../contract/entities'
import type { ListRequest } from '../contract/paging'
import { earlyWindow } from './earlyAnswer'
import { rowsKeys } from './envelope'

const unanswered = () => ({ data: undefined })

/** A list as the early page reads it: the rows of the one answer that is there. */
const list = <Row>(key: string, schema: GenericSchema<unknown, Row>) => ({
  useQuery: (request: ListRequest) => ({
    currentData: earlyWindow(key, request, schema),
    isFetching: false,
    refetch: unanswered,
  }),
  useQueryState: unanswered,
})

/** The API as the early page has it: its lists. Nothing is asked for or sent. */
export const adminApi = {
  endpoints: {
    users: list(rowsKeys.users, userSchema),
    adminUsers: list(rowsKeys.adminUsers, adminUserSchema),
    tasks: list(rowsKeys.tasks, taskSchema),
    campaigns: list(rowsKeys.campaigns, campaignSchema),
    assets: list(rowsKeys.assets, assetFields),
    activity: list(rowsKeys.activity, activitySchema),
  },
}

export const useGeneralStatsQuery = unanswered
export const useCampaignStatsQuery = unanswered
export const useAssetStatsQuery = unanswered
